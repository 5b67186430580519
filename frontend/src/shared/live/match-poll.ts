import type { ErrorAnswer, LivePollAnswer, LiveRefused } from '@kolo/domain';
import type { FeedPosition } from './feed-position';

export interface MatchPollOptions {
  matchId: number;
  /** Undefined asks for the whole match. */
  position(): FeedPosition | undefined;
  namesVersion(): string | undefined;
  consoleSilentSince(): string | null;
  /** Whether one merged patch is enough. */
  merged(): boolean;
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
  /** A server of the version before refuses what it does not know. */
  let knowsMerged = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const round = async () => {
    const merged = knowsMerged && options.merged();
    let outcome = await ask(options, merged, stopped.signal);
    if (outcome === 'unknown') {
      knowsMerged = false;
      outcome = await ask(options, false, stopped.signal);
    }
    if (stopped.signal.aborted) return;
    const answered = outcome === 'answered';
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

/** As `MatchTopic.tag` of the server. */
function tagOf({ epoch, version }: FeedPosition, options: MatchPollOptions): string {
  const marks = [options.namesVersion(), options.consoleSilentSince()];
  return `"${[epoch, version, ...marks].filter((mark) => mark != null).join('-')}"`;
}

function queryOf(position: FeedPosition | undefined, merged: boolean): string {
  if (position === undefined) return '';
  const query = new URLSearchParams({ epoch: position.epoch, since: String(position.version) });
  if (merged) query.set('merged', 'true');
  return `?${query}`;
}

async function ask(
  options: MatchPollOptions,
  merged: boolean,
  signal: AbortSignal,
): Promise<'answered' | 'failed' | 'unknown'> {
  const position = options.position();
  try {
    const response = await fetch(`/api/live/${options.matchId}${queryOf(position, merged)}`, {
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: position === undefined ? {} : { 'If-None-Match': tagOf(position, options) },
    });
    if (response.status === 304) options.onCurrent();
    else if (response.ok) options.onAnswer((await response.json()) as LivePollAnswer);
    else if (merged && response.status === 400) return 'unknown';
    else if (response.status < 500 && response.status !== 429) {
      const { error, message } = (await response.json()) as ErrorAnswer;
      options.onRefused({ ok: false, error, message });
    } else return 'failed';
    return 'answered';
  } catch {
    // A poll that failed is repeated by the next round.
    return 'failed';
  }
}
