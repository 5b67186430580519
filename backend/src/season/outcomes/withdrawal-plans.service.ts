import {
  commandIdOf,
  endedHalf,
  isOfficial,
  type LeagueCommand,
  type MatchState,
  reinstatementSteps,
  type WithdrawalRequest,
  withdrawalOf,
  withdrawalSteps,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { isLeagueStream } from '../../events/stream-ids.js';
import type { MatchHistory, Plan } from '../../live/commands/planned-commands.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { wordsNeeded } from '../../platform/api/words-needed.js';
import { RulingRulesService } from './ruling-rules.service.js';

interface SeasonRow {
  id: number;
  round: number | null;
  hasBegun: boolean;
  isOwn: boolean;
}

/** A withdrawal or a reinstatement as one plan: the decision of the league, and a ruling on each match. */
@Injectable()
export class WithdrawalPlansService {
  constructor(
    private readonly log: EventStore,
    private readonly rules: RulingRulesService,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /** @param isExplained whether official results may change */
  withdrawal(leagueId: number, { teamId, mode }: WithdrawalRequest, isExplained: boolean): Plan {
    return {
      leagueId,
      command: { type: 'WithdrawTeam', teamId, mode },
      drawUp: async (_, read) => {
        const [season, rules] = await Promise.all([
          this.season(leagueId, teamId),
          this.rules.of(leagueId),
        ]);
        const matches = await read(season.filter(({ isOwn }) => isOwn).map(({ id }) => id));
        const states = statesOf(matches);
        refuseRunning(states);
        const halfUntil = mode === 'half-rule' ? endedHalf(season) : undefined;
        const withdrawal = { teamId, mode, ...(halfUntil !== undefined && { halfUntil }) };
        const steps = withdrawalSteps(withdrawal, states, rules);
        if (!isExplained) refuseOfficial(matches, steps);
        const command: LeagueCommand = { type: 'WithdrawTeam', ...withdrawal };
        return [{ leagueId, command }, ...steps];
      },
    };
  }

  reinstatement(leagueId: number, teamId: number, isExplained: boolean): Plan {
    const command: LeagueCommand = { type: 'ReinstateTeam', teamId };
    return {
      leagueId,
      command,
      drawUp: async (league, read) => {
        const withdrawal = withdrawalOf(league, teamId);
        if (withdrawal === undefined) throw RefusalError.of('league.not-withdrawn');
        const { events } = await this.log.findCommand(commandIdOf(withdrawal.id));
        const own = events.filter(({ stream }) => !isLeagueStream(stream));
        const matches = await read([...new Set(own.map(({ stream }) => stream))]);
        const ids = new Set(own.map(({ event }) => event.id));
        const since = league.withdrawals.slice(league.withdrawals.indexOf(withdrawal) + 1);
        const steps = reinstatementSteps(ids, statesOf(matches), since);
        refuseAbout(
          'decision.needed',
          steps.filter(({ isNeeded }) => isNeeded),
        );
        if (!isExplained) refuseOfficial(matches, steps);
        return [{ leagueId, command }, ...steps];
      },
    };
  }

  /** The matches of the whole season, to find its half by. */
  private season(leagueId: number, teamId: number): Promise<SeasonRow[]> {
    return this.db.query<SeasonRow[]>(
      `SELECT id, round, $2 IN (home_team_id, away_team_id) AS "isOwn",
              played_home IS NOT NULL OR outcome IN ('abandoned', 'suspended') IS TRUE
                OR outcome IS NULL AND status IN ('in_progress', 'completed') AS "hasBegun"
       FROM matches WHERE league_id = $1 ORDER BY id`,
      [leagueId, teamId],
    );
  }
}

const statesOf = (matches: readonly MatchHistory[]): MatchState[] =>
  matches.map(({ state }) => state);

const refuseRunning = (states: readonly MatchState[]): void =>
  refuseAbout(
    'match.in-progress',
    states.filter(({ status }) => status === 'in_progress'),
  );

function refuseAbout(
  code: 'match.in-progress' | 'decision.needed',
  matches: readonly { matchId: number }[],
): void {
  if (matches.length === 0) return;
  throw new RefusalError({ code }, { matchIds: matches.map(({ matchId }) => matchId) });
}

/** A change of an official result needs a reason. */
function refuseOfficial(
  matches: readonly MatchHistory[],
  changed: readonly { matchId: number }[],
): void {
  const ids = new Set(changed.map(({ matchId }) => matchId));
  const now = new Date().toISOString();
  const isChanged = ({ state, overSince }: MatchHistory): boolean =>
    ids.has(state.matchId) && isOfficial(state, now, overSince);
  if (matches.some(isChanged)) throw wordsNeeded();
}
