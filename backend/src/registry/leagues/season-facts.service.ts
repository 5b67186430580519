import { type SeasonFactsAnswer, usualWeekday } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { seasonSettings } from './league-view.js';
import { LeaguesService } from './leagues.service.js';

interface Counted {
  teams: number;
  rounds: number;
  dates: Date[] | null;
}

@Injectable()
export class SeasonFactsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly shared: SharedReadsService,
  ) {}

  of(leagueId: number | undefined): Promise<SeasonFactsAnswer> {
    return this.shared.answer(`season facts ${leagueId ?? 'shown'}`, () => this.compute(leagueId));
  }

  private async compute(leagueId: number | undefined): Promise<SeasonFactsAnswer> {
    const league =
      leagueId === undefined ? await this.leagues.active() : await this.leagues.get(leagueId);
    if (league === null) return { season: null };
    const { id, name, season, startDate } = league;
    const { teams, rounds, dates } = await this.counted(id);
    return {
      season: {
        league: { id, name, season },
        startDate: startDate.toISOString(),
        ...seasonSettings(league),
        teams,
        rounds,
        matchDay: usualWeekday((dates ?? []).map((date) => date.toISOString())),
      },
    };
  }

  private async counted(leagueId: number): Promise<Counted> {
    // Raw SQL for the aggregates.
    const [row] = await this.db.query<Counted[]>(
      `SELECT (SELECT count(*)::integer FROM teams WHERE league_id = $1) AS teams,
              count(DISTINCT round) FILTER (WHERE round > 0)::integer AS rounds,
              array_agg(match_date) AS dates
       FROM matches WHERE league_id = $1 AND status <> 'cancelled'`,
      [leagueId],
    );
    return row ?? { teams: 0, rounds: 0, dates: null };
  }
}
