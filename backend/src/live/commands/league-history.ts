import { type LeagueState, type LoggedLeagueEvent, leagueFold } from '@kolo/domain';
import type { FirstRequest } from './repeats.js';
import { type Outcome, StreamHistory } from './stream-history.js';

export interface LeagueResult extends Outcome<LeagueState, LoggedLeagueEvent> {
  leagueId: number;
}

export class LeagueHistory extends StreamHistory<LeagueState, LoggedLeagueEvent> {
  constructor(leagueId: number) {
    super(leagueId, leagueFold);
  }

  /** The first outcome of a command; null when it is new. */
  firstAnswer(commandId: string): ({ result: LeagueResult } & FirstRequest) | null {
    const first = this.first(commandId);
    return first && { ...first, result: { leagueId: this.id, ...first.result } };
  }
}
