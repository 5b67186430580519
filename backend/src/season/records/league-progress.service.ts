import {
  goalsPerRound,
  goalsPerStretch,
  type LeagueProgress,
  placesOverRounds,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TableReadsService } from '../statistics/table-reads.service.js';
import { GoalMinutesService } from './goal-minutes.service.js';

interface SeasonMatch {
  id: number;
  matchDate: Date;
  round: number | null;
  version: number;
  /** Null without a result that was played. */
  goals: number | null;
}

@Injectable()
export class LeagueProgressService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly tables: TableReadsService,
    private readonly minutes: GoalMinutesService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LeagueProgress> {
    return this.shared.answer(`progress ${leagueId}`, async () => {
      const season = await this.tables.season(await this.leagues.get(leagueId));
      const matches = await this.matches(leagueId);
      const played = matches.flatMap((match) =>
        match.goals === null ? [] : [{ ...match, goals: match.goals }],
      );
      const rounds = matches.map(({ id, matchDate, round }) => ({
        matchId: id,
        matchDate: matchDate.toISOString(),
        round,
      }));
      return {
        ...placesOverRounds(season, rounds, zagrebWallTime(Date.now()).day),
        goalMinutes: goalsPerStretch(await this.minutes.of(played)),
        goalsPerRound: goalsPerRound(played),
      };
    });
  }

  /** Of the ordinary season: matches of a stage are beside its rounds. */
  private matches(leagueId: number): Promise<SeasonMatch[]> {
    return this.db.query<SeasonMatch[]>(
      `SELECT id, match_date AS "matchDate", round, version,
              CASE WHEN status = 'completed' AND outcome IS NULL
                   THEN home_score + away_score END AS goals
       FROM matches WHERE league_id = $1 AND stage_id IS NULL`,
      [leagueId],
    );
  }
}
