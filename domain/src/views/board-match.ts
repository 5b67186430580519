import type { BoardLine, BoardMatch } from '../contract/live.js';

/** A match of the board with a newer line, which leaves out what was decided once that is taken back. */
export function withBoardLine(
  { outcome: _, awardedTo: _awardedTo, playedScore: _playedScore, ...match }: BoardMatch,
  line: BoardLine,
): BoardMatch {
  return { ...match, ...line };
}
