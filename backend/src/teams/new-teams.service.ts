import type { CreateTeamRequest, SessionUser, TeamView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.service.js';
import { heldByDatabase } from '../common/constraints.js';
import { RefusalError } from '../common/refusal.error.js';
import { LeaguesService } from '../leagues/leagues.service.js';
import { TeamsService } from './teams.service.js';

/** Companies come into leagues. */
@Injectable()
export class NewTeams {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * A team named after its company.
   * @throws RefusalError `league.not-found`, `team.owner-not-eligible`, `team.exists`
   */
  async create(request: CreateTeamRequest, actor: SessionUser): Promise<TeamView> {
    const { id: leagueId } = await this.leagues.get(request.leagueId);
    const id = await heldByDatabase(this.insert(request.userId, leagueId, actor), {
      teams_user_id_league_id_key: 'team.exists',
    });
    return this.teams.view(id);
  }

  private insert(userId: number, leagueId: number, actor: SessionUser): Promise<number> {
    return this.db.transaction(async (manager) => {
      // The lock keeps the account active until the team is there.
      const [team] = await manager.query<{ id: number; name: string }[]>(
        `INSERT INTO teams (name, user_id, league_id)
         SELECT coalesce(nullif(btrim(company_name), ''), username), id, $2 FROM users
         WHERE id = $1 AND role = 'company' AND approved AND deactivated_at IS NULL
         FOR SHARE
         RETURNING id, name`,
        [userId, leagueId],
      );
      if (team === undefined) throw RefusalError.of('team.owner-not-eligible');
      await this.audit.record(manager, {
        actor,
        action: 'team.create',
        subject: { type: 'team', id: team.id, name: team.name },
        before: null,
        after: { ...team, userId, leagueId },
      });
      return team.id;
    });
  }
}
