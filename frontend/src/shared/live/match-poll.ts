import type { LivePollAnswer, LiveRefused } from '@kolo/domain';
import type { FeedPosition } from './feed-position';
import { type Polled, readPoll } from './poll-read';
import { pollRounds } from './poll-rounds';

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

/** Polls where no socket gets through. */
export function pollMatch(options: MatchPollOptions): () => void {
  /** An older server refuses what it does not know. */
  let knowsMerged = true;
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    const merged = knowsMerged && options.merged();
    const polled = await readMatch(options, merged, signal);
    if (merged && polled.type === 'refused' && polled.status === 400) {
      knowsMerged = false;
      return ask(signal);
    }
    if (polled.type === 'current') options.onCurrent();
    else if (polled.type === 'answer') options.onAnswer(polled.body as LivePollAnswer);
    else if (polled.type === 'refused') options.onRefused(polled.refused);
    return polled.type !== 'failed';
  };
  return pollRounds(ask, options.onFailed);
}

function readMatch(
  options: MatchPollOptions,
  merged: boolean,
  signal: AbortSignal,
): Promise<Polled> {
  const position = options.position();
  const path = `/api/live/${options.matchId}${queryOf(position, merged)}`;
  return readPoll(path, position === undefined ? null : tagOf(position, options), signal);
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
