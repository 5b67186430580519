import type { CreateTeamRequest, SessionUser, TeamView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { User } from '../../people/users/user.entity.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../leagues/leagues.service.js';
import { Team } from './team.entity.js';
import { TeamsService } from './teams.service.js';

@Injectable()
export class NewTeamsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly audit: AuditLogService,
  ) {}

  /** A team named after its company; one that left a league comes back with its players. */
  async create(request: CreateTeamRequest, actor: SessionUser): Promise<TeamView> {
    const { id: leagueId } = await this.leagues.get(request.leagueId);
    const writing = this.db.transaction((manager) =>
      this.addTo(manager, { userId: request.userId, leagueId }, actor),
    );
    const { id } = await mapConstraintErrors(writing, {
      teams_user_id_league_id_key: 'team.exists',
    });
    return this.teams.view(id);
  }

  /** @throws RefusalError `team.owner-not-eligible` */
  async addTo(
    manager: EntityManager,
    { userId, leagueId }: CreateTeamRequest,
    actor: SessionUser,
  ): Promise<{ id: number; isNew: boolean }> {
    const owner = await eligibleOwner(manager, userId);
    const former = await this.bringBack(manager, owner.id, leagueId, actor);
    if (former !== null) return { id: former, isNew: false };
    return { id: await this.insert(manager, owner, leagueId, actor), isNew: true };
  }

  private async bringBack(
    manager: EntityManager,
    userId: number,
    leagueId: number,
    actor: SessionUser,
  ): Promise<number | null> {
    const team = await manager.findOne(Team, {
      where: { userId, leagueId: IsNull() },
      order: { id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (team === null) return null;
    await manager.update(Team, { id: team.id }, { leagueId });
    await this.audit.record(manager, {
      actor,
      action: 'team.join-league',
      subject: { type: 'team', id: team.id, name: team.name },
      before: { leagueId: null },
      after: { leagueId },
    });
    return team.id;
  }

  private async insert(
    manager: EntityManager,
    { id: userId, companyName, username }: User,
    leagueId: number,
    actor: SessionUser,
  ): Promise<number> {
    const team = { name: companyName?.trim() || username, userId, leagueId };
    const { id } = await manager.save(manager.create(Team, team));
    await this.audit.record(manager, {
      actor,
      action: 'team.create',
      subject: { type: 'team', id, name: team.name },
      before: null,
      after: { id, ...team },
    });
    return id;
  }
}

/** The lock keeps the account active until the team is there. */
async function eligibleOwner(manager: EntityManager, id: number): Promise<User> {
  const owner = await manager.findOne(User, {
    where: { id, role: 'company', approved: true, deactivatedAt: IsNull() },
    lock: { mode: 'pessimistic_read' },
  });
  if (owner === null) throw RefusalError.of('team.owner-not-eligible');
  return owner;
}
