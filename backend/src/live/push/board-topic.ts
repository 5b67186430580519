import type { BoardLine } from '@kolo/domain';
import type { PumpTopic } from './cursor-pump.js';
import { eventFrame, type Frame } from './frames.js';

/** Fields without a version. */
export const namesIn = ({
  homeTeam,
  awayTeam,
  league,
}: Partial<BoardLine>): Partial<BoardLine> => ({
  ...(homeTeam && { homeTeam }),
  ...(awayTeam && { awayTeam }),
  ...(league && { league }),
});

/** Changed lines of a board. Values are absolute, so the last line of a match is enough. */
export class BoardTopic implements PumpTopic {
  readonly reported = false;
  head = 0;
  private readonly lines = new Map<number, { at: number; line: BoardLine }>();
  private readonly frames = new Map<number, Frame>();

  set(line: BoardLine): void {
    this.head += 1;
    const names = namesIn(this.lines.get(line.matchId)?.line ?? {});
    this.lines.delete(line.matchId);
    // A client that missed new names gets them with the next line.
    this.lines.set(line.matchId, { at: this.head, line: { ...names, ...line } });
    this.frames.clear();
  }

  keepOnly(isShown: (matchId: number) => boolean): void {
    for (const matchId of this.lines.keys()) if (!isShown(matchId)) this.lines.delete(matchId);
    this.frames.clear();
  }

  frame(after: number): Frame {
    const known = this.frames.get(after);
    if (known !== undefined) return known;
    const matches = [...this.lines.values()].filter(({ at }) => at > after).map(({ line }) => line);
    const frame = eventFrame('board', JSON.stringify({ matches }));
    this.frames.set(after, frame);
    return frame;
  }
}
