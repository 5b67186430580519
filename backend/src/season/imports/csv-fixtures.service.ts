import { type CsvFixture, type CsvLeague, withdrawalOf } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';

/** What a file of fixtures is compared with. */
@Injectable()
export class CsvFixturesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly decided: LeagueStatesService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<CsvLeague> {
    await this.leagues.get(leagueId);
    const [teams, league, fixtures] = await Promise.all([
      this.teams.ofLeague(leagueId),
      this.decided.current(leagueId),
      this.fixtures(leagueId),
    ]);
    return {
      fixtures,
      teams: teams.map(({ id, name }) => ({
        id,
        name,
        hasLeft: withdrawalOf(league, id) !== undefined,
      })),
    };
  }

  private async fixtures(leagueId: number): Promise<CsvFixture[]> {
    const rows = await this.db.query<(Omit<CsvFixture, 'matchDate'> & { matchDate: Date })[]>(
      `SELECT id AS "matchId", round, match_date AS "matchDate", venue,
              home_team_id AS "homeTeamId", away_team_id AS "awayTeamId",
              status = 'scheduled' AND outcome IS DISTINCT FROM 'suspended' AS "isOpen"
       FROM matches WHERE league_id = $1 ORDER BY match_date, id`,
      [leagueId],
    );
    return rows.map((row) => ({ ...row, matchDate: row.matchDate.toISOString() }));
  }
}
