import type { SessionUser, TeamView, UpdateTeamRequest } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Team } from './team.entity.js';
import { TeamsService } from './teams.service.js';

@Injectable()
export class TeamEditsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly teams: TeamsService,
    private readonly audit: AuditLogService,
  ) {}

  /** The log keeps ids, so played matches show the new name too. */
  async rename(id: number, { name }: UpdateTeamRequest, actor: SessionUser): Promise<TeamView> {
    await this.db.transaction(async (manager) => {
      const team = await locked(manager, id);
      const before = team.name;
      await manager.update(Team, { id }, { name });
      await this.audit.record(manager, {
        actor,
        action: 'team.update',
        subject: { type: 'team', id, name },
        before: { name: before },
        after: { name },
      });
    });
    return this.teams.view(id);
  }

  /** Only a team without matches in the league may leave; it comes back by being added again. */
  async leaveLeague(id: number, actor: SessionUser): Promise<TeamView> {
    await this.db.transaction(async (manager) => {
      const { name, leagueId } = await locked(manager, id);
      if (leagueId === null) throw RefusalError.of('team.no-league');
      // Raw SQL, as the log's appends write this table and not TypeORM.
      const matches = await manager.query<unknown[]>(
        `SELECT FROM matches WHERE league_id = $2 AND (home_team_id = $1 OR away_team_id = $1)
           AND status <> 'cancelled' LIMIT 1`,
        [id, leagueId],
      );
      if (matches.length > 0) throw RefusalError.of('team.has-played');
      await manager.update(Team, { id }, { leagueId: null });
      await this.audit.record(manager, {
        actor,
        action: 'team.leave-league',
        subject: { type: 'team', id, name },
        before: { leagueId },
        after: { leagueId: null },
      });
    });
    return this.teams.view(id);
  }
}

async function locked(manager: EntityManager, id: number): Promise<Team> {
  const team = await manager.findOne(Team, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (team === null) throw RefusalError.of('team.not-found');
  return team;
}
