import type { BoardAnswer, LiveRefused } from '@kolo/domain';
import { readPoll } from './poll-read';
import { pollRounds } from './poll-rounds';

export const boardPath = '/api/live';

export interface BoardPollOptions {
  onAnswer(answer: BoardAnswer): void;
  onCurrent(): void;
  onRefused(refused: LiveRefused): void;
  onFailed(): void;
}

/** Reads the whole board where no socket gets through; most answers say that nothing changed. */
export function pollBoard(options: BoardPollOptions): () => void {
  let tag: string | null = null;
  return pollRounds(async (signal) => {
    const polled = await readPoll(boardPath, tag, signal);
    if (polled.type === 'current') options.onCurrent();
    else if (polled.type === 'refused') options.onRefused(polled.refused);
    else if (polled.type === 'answer') {
      tag = polled.tag;
      options.onAnswer(polled.body as BoardAnswer);
    }
    return polled.type !== 'failed';
  }, options.onFailed);
}
