import type { LivePollAnswer, LiveRefused } from '@kolo/domain';
import type { FeedPosition } from './feed-position';

export interface MatchPollOptions {
  matchId: number;
  /** Undefined asks for the whole match. */
  position(): FeedPosition | undefined;
  namesVersion(): string | undefined;
  onAnswer(answer: LivePollAnswer): void;
  onCurrent(): void;
  onRefused(refused: LiveRefused): void;
  onFailed(): void;
}

const everyMs = 2_000;
const slowestMs = 10_000;

/** Polls every 2 s where no socket gets through, less often while the server does not answer. */
export function pollMatch(options: MatchPollOptions): () => void {
  const stopped = new AbortController();
  let delay = everyMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const round = async () => {
    const answered = await ask(options, stopped.signal);
    if (stopped.signal.aborted) return;
    if (!answered) options.onFailed();
    delay = answered ? everyMs : Math.min(slowestMs, delay * 2);
    timer = setTimeout(() => void round(), delay * (0.75 + Math.random() / 2));
  };
  void round();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

const tagOf = ({ epoch, version }: FeedPosition, namesVersion: string | undefined): string =>
  `"${epoch}-${version}${namesVersion === undefined ? '' : `-${namesVersion}`}"`;

async function ask(options: MatchPollOptions, signal: AbortSignal): Promise<boolean> {
  const position = options.position();
  const query =
    position === undefined
      ? ''
      : `?${new URLSearchParams({ epoch: position.epoch, since: String(position.version) })}`;
  try {
    const response = await fetch(`/api/live/${options.matchId}${query}`, {
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      headers:
        position === undefined ? {} : { 'If-None-Match': tagOf(position, options.namesVersion()) },
    });
    if (response.status === 304) options.onCurrent();
    else if (response.ok) options.onAnswer((await response.json()) as LivePollAnswer);
    else if (response.status < 500 && response.status !== 429) {
      const { error, message } = (await response.json()) as { error: string; message: string };
      options.onRefused({ ok: false, error, message });
    } else return false;
    return true;
  } catch {
    // A poll that failed is repeated by the next round.
    return false;
  }
}
