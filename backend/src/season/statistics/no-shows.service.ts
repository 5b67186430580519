import { type AwardWinner, type MatchState, type NoShows, outcomeOf } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { standingFact } from '../../projections/standing-rulings.js';

type Award = Pick<MatchState, 'homeTeamId' | 'awayTeamId'> & { winner: AwardWinner };

/** Counts how often a team did not come, by the awards in force. */
@Injectable()
export class NoShowsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeagueStatesService,
  ) {}

  /** The teams that reach the limit of their league by the award of a match. */
  async of(awarded: MatchState): Promise<NoShows[]> {
    const { matchId, leagueId, ruling } = awarded;
    const award = outcomeOf(awarded) === 'awarded' ? ruling?.award : undefined;
    if (leagueId === null || award?.cause !== 'no-show') return [];
    const limit = (await this.leagues.of(leagueId)).seasonRules.rules.noShowLimit;
    const absent = (await this.others(leagueId, matchId)).flatMap(absentOf);
    return absentOf({ ...awarded, winner: award.winner })
      .map((teamId) => ({ teamId, count: absent.filter((id) => id === teamId).length + 1, limit }))
      .filter(({ count }) => count >= limit);
  }

  /** Raw SQL: the cause of an award is in the log alone. */
  private others(leagueId: number, matchId: number): Promise<Award[]> {
    return this.db.query(
      `SELECT "homeTeamId", "awayTeamId", award ->> 'winner' AS winner
       FROM (
         SELECT home_team_id AS "homeTeamId", away_team_id AS "awayTeamId",
                ${standingFact('ResultAwarded')} AS award
         FROM matches m WHERE league_id = $1 AND id <> $2 AND outcome = 'awarded'
       ) awarded
       WHERE award ->> 'cause' = 'no-show'`,
      [leagueId, matchId],
    );
  }
}

function absentOf({ homeTeamId, awayTeamId, winner }: Award): readonly number[] {
  const lost = { home: [awayTeamId], away: [homeTeamId], none: [homeTeamId, awayTeamId] };
  return lost[winner];
}
