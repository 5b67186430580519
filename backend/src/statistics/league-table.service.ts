import { type CountedResult, type LeagueTableRow, leagueTable, type TeamCards } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { League } from '../leagues/league.entity.js';
import { LeaguesService } from '../leagues/leagues.service.js';
import { TeamsService } from '../teams/teams.service.js';

/** The table of a league, in the league's own order. */
@Injectable()
export class LeagueTableService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
  ) {}

  /** Of the league that visitors see; empty without one. */
  async ofActive(): Promise<LeagueTableRow[]> {
    const league = await this.leagues.active();
    return league === null ? [] : this.table(league);
  }

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<LeagueTableRow[]> {
    return this.table(await this.leagues.get(leagueId));
  }

  private async table({ id, tieBreakers }: League): Promise<LeagueTableRow[]> {
    const [teams, results, cards] = await Promise.all([
      this.teams.ofLeague(id),
      this.results(id),
      this.cards(id),
    ]);
    const order = tieBreakers === null ? {} : { order: tieBreakers };
    return leagueTable({ teams, results, cards, ...order });
  }

  /** What counts is the status, never the score. */
  private async results(leagueId: number): Promise<CountedResult[]> {
    type Row = Omit<CountedResult, 'matchDate'> & { matchDate: Date };
    const rows = await this.db.query<Row[]>(
      `SELECT id AS "matchId", match_date AS "matchDate",
              home_team_id AS "homeTeamId", away_team_id AS "awayTeamId",
              home_score AS "homeScore", away_score AS "awayScore"
       FROM matches
       WHERE league_id = $1 AND status = 'completed'
         AND home_score IS NOT NULL AND away_score IS NOT NULL`,
      [leagueId],
    );
    return rows.map((row) => ({ ...row, matchDate: row.matchDate.toISOString() }));
  }

  private cards(leagueId: number): Promise<TeamCards[]> {
    return this.db.query<TeamCards[]>(
      `SELECT team_id AS "teamId", yellow_cards AS "yellowCards", red_cards AS "redCards"
       FROM standings WHERE league_id = $1`,
      [leagueId],
    );
  }
}
