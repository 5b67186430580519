import { awardKinds, type LeagueAward, type PlayerRef, type TeamRef } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { ChosenAward } from './league-award.entity.js';
import { SeasonResultsService } from './season-results.service.js';

interface ChosenRow {
  kind: ChosenAward['kind'];
  player: PlayerRef | null;
  team: TeamRef | null;
  user: { id: number; username: string } | null;
}

/** Champion, scorers and the others: chosen, else derived from the log (docs/product.md#awards). */
@Injectable()
export class AwardsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly results: SeasonResultsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LeagueAward[]> {
    return this.shared.answer(`awards ${leagueId}`, async () => {
      await this.leagues.get(leagueId);
      const [derived, chosen] = await Promise.all([
        this.results.awards(leagueId),
        this.chosen(leagueId),
      ]);
      return awardKinds.flatMap((kind) => {
        const choice = chosen.find((award) => award.kind === kind);
        return choice === undefined ? derived.filter((award) => award.kind === kind) : [choice];
      });
    });
  }

  private async chosen(leagueId: number): Promise<LeagueAward[]> {
    // Raw SQL: names come from three tables.
    const rows = await this.db.query<ChosenRow[]>(
      `SELECT a.kind,
              CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'firstName', p.first_name,
                'lastName', p.last_name, 'jerseyNumber', p.jersey_number, 'teamId', p.team_id) END AS player,
              CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name) END AS team,
              CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.username) END AS "user"
       FROM league_awards a
       LEFT JOIN players p ON p.id = a.player_id
       LEFT JOIN teams t ON t.id = coalesce(a.team_id, p.team_id)
       LEFT JOIN users u ON u.id = a.user_id
       WHERE a.league_id = $1`,
      [leagueId],
    );
    return rows.map(({ kind, player, team, user }) => ({
      kind,
      ...(team !== null && { team }),
      ...(player !== null && { player }),
      ...(user !== null && { user }),
      derived: false,
    }));
  }
}
