import type { LoggedMatchEvent } from '@kolo/domain';

/** Some 20 MB. Matches of one day lie between each other in the log; a whole season does not. */
const mostHeld = 50_000;

/**
 * Puts events that come in the order in which they were written together to whole matches, each as soon as
 * its last event is there. Memory does not grow with the log: when too much is held, the match that waits
 * longest is set aside, to be read again by itself.
 */
export class WholeMatches {
  private readonly open = new Map<number, LoggedMatchEvent[]>();
  private readonly late = new Set<number>();
  private held = 0;

  /**
   * @param heads the newest version of each match, of the same snapshot as the events
   * @param onMatch called with each match's id and its events in the order of their versions
   * @param most how many events are held at once
   */
  constructor(
    private readonly heads: ReadonlyMap<number, number>,
    private readonly onMatch: (matchId: number, events: LoggedMatchEvent[]) => void,
    private readonly most = mostHeld,
  ) {}

  add(matchId: number, event: LoggedMatchEvent): void {
    const events = this.open.get(matchId);
    if (events !== undefined) events.push(event);
    else if (this.late.has(matchId)) return;
    else this.open.set(matchId, [event]);
    this.held += 1;
    if ((events?.length ?? 1) === this.heads.get(matchId)) this.complete(matchId);
    else if (this.held > this.most) this.setAside();
  }

  /** @returns matches that have to be read again, by rising id */
  end(): number[] {
    for (const matchId of this.open.keys()) this.complete(matchId);
    return [...this.late].sort((a, b) => a - b);
  }

  private complete(matchId: number): void {
    const events = this.take(matchId);
    // A later event may lie in a place that a refused append has left free.
    if (events.some(({ version }, at) => at > 0 && version < (events[at - 1]?.version ?? 0)))
      events.sort((a, b) => a.version - b.version);
    this.onMatch(matchId, events);
  }

  private setAside(): void {
    for (const matchId of this.open.keys()) {
      this.late.add(matchId);
      this.take(matchId);
      return;
    }
  }

  private take(matchId: number): LoggedMatchEvent[] {
    const events = this.open.get(matchId) ?? [];
    this.open.delete(matchId);
    this.held -= events.length;
    return events;
  }
}
