import type { BoardLine, BoardMatch } from '../contract/live.js';

/** A match of the board with a newer line, without a decision that the line no longer has. */
export function withBoardLine(
  { outcome: _, awardedTo: _awardedTo, playedScore: _playedScore, ...match }: BoardMatch,
  line: BoardLine,
): BoardMatch {
  return { ...match, ...line };
}
