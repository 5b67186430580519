import type { FansTally, ViewersMessage } from '@kolo/domain';
import type { PumpTopic } from './cursor-pump.js';
import { eventFrame, type Frame } from './frames.js';

/** Changes around a match: its viewers, their votes, its console's connection. Each change is a version. */
export class ViewersTopic implements PumpTopic {
  readonly reported = false;
  head = 0;
  private count = { value: 0, at: 0 };
  private fansVotes: { value: FansTally; at: number } | null = null;
  private console: { silentSince: string | null; at: number } = { silentSince: null, at: 0 };
  private readonly frames = new Map<number, Frame>();

  constructor(private readonly matchId: number) {}

  setCount(value: number): void {
    if (value !== this.count.value) this.count = { value, at: this.move() };
  }

  setConsoleSilentSince(silentSince: string | null): void {
    if (silentSince !== this.console.silentSince) this.console = { silentSince, at: this.move() };
  }

  /** Nodes publish in no order, so an older tally is ignored. */
  setFansVotes(value: FansTally): void {
    const known = this.fansVotes?.value.asOf;
    if (known === undefined || Date.parse(value.asOf) > Date.parse(known))
      this.fansVotes = { value, at: this.move() };
  }

  frame(after: number): Frame {
    const known = this.frames.get(after);
    if (known !== undefined) return known;
    const { matchId, count, fansVotes, console } = this;
    const message: ViewersMessage = {
      matchId,
      ...(count.at > after && { count: count.value }),
      ...(fansVotes !== null && fansVotes.at > after && { fansVotes: fansVotes.value }),
      ...(console.at > after && { consoleSilentSince: console.silentSince }),
    };
    const frame = eventFrame('viewers', JSON.stringify(message));
    this.frames.set(after, frame);
    return frame;
  }

  private move(): number {
    this.frames.clear();
    this.head += 1;
    return this.head;
  }
}
