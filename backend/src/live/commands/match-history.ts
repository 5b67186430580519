import {
  extend,
  initialMatchState,
  type LoggedMatchEvent,
  type MatchState,
  matchAt,
} from '@kolo/domain';

/** An event with the command that wrote it. */
export interface WrittenEvent {
  event: LoggedMatchEvent;
  commandId: string;
  /** ISO 8601 instant at which the log took it; a moment ago where left out. */
  recordedAt?: string;
  /** On a command's first event only. */
  requestHash?: string | null;
}

/** What a command did: its events and the match as it left it. */
export interface CommandResult {
  matchId: number;
  events: LoggedMatchEvent[];
  /** As of this command's last version, also for repeats. */
  state: MatchState;
}

/** What was answered to the first of equal commands. */
export interface FirstAnswer {
  result: CommandResult;
  requestHash: string | null;
}

/**
 * A match's log as far as this node has read it. It only grows, and taking an event again is harmless,
 * so whoever reads the log may hand over what was found.
 */
export class MatchHistory {
  private present: MatchState;
  private readonly log: LoggedMatchEvent[] = [];
  /** First and last version of every command. */
  private readonly commands = new Map<
    string,
    { first: number; last: number; requestHash: string | null }
  >();
  private over: string | undefined;

  constructor(private readonly matchId: number) {
    this.present = initialMatchState(matchId);
  }

  get state(): MatchState {
    return this.present;
  }

  get events(): readonly LoggedMatchEvent[] {
    return this.log;
  }

  get version(): number {
    return this.log.length;
  }

  /** ISO 8601 instant at which the log last learned that the match was over. */
  get overSince(): string | undefined {
    return this.over;
  }

  /**
   * Takes events in the order of their versions; known ones are passed over.
   * @param state the fold up to the last of them, where the caller has it
   * @throws when a version is missing, which a log never lets happen
   */
  add(written: readonly WrittenEvent[], state?: MatchState): void {
    const fresh: LoggedMatchEvent[] = [];
    for (const { event, commandId, recordedAt, requestHash = null } of written) {
      if (event.version <= this.log.length) continue;
      if (event.version !== this.log.length + 1)
        throw new Error(`Match ${this.matchId} lacks version ${this.log.length + 1}`);
      this.log.push(event);
      fresh.push(event);
      if (event.type === 'MatchFinished' || event.type === 'ResultRecorded')
        this.over = recordedAt ?? new Date().toISOString();
      const command = this.commands.get(commandId);
      if (command === undefined)
        this.commands.set(commandId, { first: event.version, last: event.version, requestHash });
      else command.last = event.version;
    }
    if (fresh.length === 0) return;
    this.present = state?.version === this.log.length ? state : extend(this.present, fresh);
  }

  /** The match as it was; as it is, for a version that is still to come. */
  at(version: number): MatchState {
    if (version >= this.log.length) return this.present;
    return matchAt(this.matchId, this.log, version);
  }

  /** What a command did the first time; null when it is new or changed nothing. */
  firstAnswer(commandId: string): FirstAnswer | null {
    const range = this.commands.get(commandId);
    if (range === undefined) return null;
    const events = this.log.slice(range.first - 1, range.last);
    const result = { matchId: this.matchId, events, state: this.at(range.last) };
    return { result, requestHash: range.requestHash };
  }
}
