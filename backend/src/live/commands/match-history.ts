import {
  extend,
  initialMatchState,
  type LoggedMatchEvent,
  type MatchState,
  matchAt,
} from '@kolo/domain';
import { deviceOf } from '../../platform/common/command-origin.js';
import type { FirstRequest, Sender } from './repeats.js';

export interface WrittenEvent {
  event: LoggedMatchEvent;
  commandId: string;
  actorId: number | null;
  device: string | null;
  tablet?: string;
  /** ISO 8601; now where left out. */
  recordedAt?: string;
  /** Only on a command's first event. */
  requestHash?: string | null;
}

export interface CommandResult {
  matchId: number;
  events: LoggedMatchEvent[];
  /** The state after this command, also for repeats. */
  state: MatchState;
}

export interface FirstAnswer extends FirstRequest {
  result: CommandResult;
}

/** A match's log as far as this node has read it. Adding an event twice is harmless. */
export class MatchHistory {
  private present: MatchState;
  private readonly log: LoggedMatchEvent[] = [];
  private readonly commands = new Map<
    string,
    { first: number; last: number; request: FirstRequest }
  >();
  private readonly taps = new Map<string, string>();
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

  /** When each device tapped last (ISO 8601), by its name. */
  get lastTaps(): ReadonlyMap<string, string> {
    return this.taps;
  }

  /** When the log last learned that the match was over (ISO 8601). */
  get overSince(): string | undefined {
    return this.over;
  }

  /** @param state the fold up to the last of them, where the caller has it */
  add(written: readonly WrittenEvent[], state?: MatchState): void {
    const fresh: LoggedMatchEvent[] = [];
    for (const one of written) {
      const { event, commandId, recordedAt, requestHash = null } = one;
      if (event.version <= this.log.length) continue;
      if (event.version !== this.log.length + 1)
        throw new Error(`Match ${this.matchId} lacks version ${this.log.length + 1}`);
      this.log.push(event);
      this.taps.set(deviceOf(one), event.at);
      fresh.push(event);
      if (event.type === 'MatchFinished' || event.type === 'ResultRecorded')
        this.over = recordedAt ?? new Date().toISOString();
      const command = this.commands.get(commandId);
      if (command === undefined)
        this.commands.set(commandId, {
          first: event.version,
          last: event.version,
          request: { requestHash, ...senderOf(one) },
        });
      else command.last = event.version;
    }
    if (fresh.length === 0) return;
    this.present = state?.version === this.log.length ? state : extend(this.present, fresh);
  }

  at(version: number): MatchState {
    if (version >= this.log.length) return this.present;
    return matchAt(this.matchId, this.log, version);
  }

  /** What a command did the first time; null when it is new or had no effect. */
  firstAnswer(commandId: string): FirstAnswer | null {
    const range = this.commands.get(commandId);
    if (range === undefined) return null;
    const events = this.log.slice(range.first - 1, range.last);
    const result = { matchId: this.matchId, events, state: this.at(range.last) };
    return { result, ...range.request };
  }
}

const senderOf = ({ actorId, device, tablet }: Sender): Sender => ({
  ...{ actorId, device },
  ...(tablet === undefined ? {} : { tablet }),
});
