import { type LoggedMatchEvent, type MatchState, matchFold } from '@kolo/domain';
import { deviceOf } from '../../platform/api/command-origin.js';
import type { FirstRequest } from './repeats.js';
import { type Outcome, StreamHistory, type Written } from './stream-history.js';

export type WrittenEvent = Written<LoggedMatchEvent>;

export interface CommandResult extends Outcome<MatchState, LoggedMatchEvent> {
  matchId: number;
}

export interface FirstAnswer extends FirstRequest {
  result: CommandResult;
}

/** A match's log, with what its console shows of its writers. */
export class MatchHistory extends StreamHistory<MatchState, LoggedMatchEvent> {
  private readonly taps = new Map<string, string>();
  private over: string | undefined;

  constructor(matchId: number) {
    super(matchId, matchFold);
  }

  /** When each device tapped last (ISO 8601), by its name. */
  get lastTaps(): ReadonlyMap<string, string> {
    return this.taps;
  }

  /** When the log last learned that the match was over (ISO 8601). */
  get overSince(): string | undefined {
    return this.over;
  }

  /** The first outcome of a command; null when it is new or had no effect. */
  firstAnswer(commandId: string): FirstAnswer | null {
    const first = this.first(commandId);
    return first && { ...first, result: { matchId: this.id, ...first.result } };
  }

  protected override note(written: WrittenEvent): void {
    const { event, recordedAt } = written;
    this.taps.set(deviceOf(written), event.at);
    if (event.type === 'MatchFinished' || event.type === 'ResultRecorded')
      this.over = recordedAt ?? new Date().toISOString();
  }
}
