import {
  isTeamPreference,
  type SessionUser,
  type SetPreferencesRequest,
  type TeamPreference,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { Team } from '../../registry/teams/team.entity.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { TeamPreferenceRow } from './team-preference.entity.js';

/** What teams prefer; no fixture is refused for it. */
@Injectable()
export class PreferencesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly audit: AuditLogService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<TeamPreference[]> {
    await this.leagues.get(leagueId);
    const teams = await this.teams.ofLeague(leagueId);
    return read(
      this.db.manager,
      teams.map(({ id }) => id),
    );
  }

  /** A company reads those of its own teams. @throws RefusalError `league.not-found` */
  async shownTo(reader: SessionUser, leagueId: number): Promise<TeamPreference[]> {
    const all = await this.of(leagueId);
    if (reader.role === 'admin') return all;
    const own = await this.teams.idsOfOwner(reader.id);
    return all.filter(({ teamId }) => own.includes(teamId));
  }

  /** @throws RefusalError `team.not-found`, `preference.value`; `auth.forbidden` of a company */
  replace(teamId: number, { preferences }: SetPreferencesRequest, actor: SessionUser) {
    return this.db.transaction(async (manager): Promise<TeamPreference[]> => {
      const team = await manager.findOne(Team, {
        where: { id: teamId },
        lock: { mode: 'pessimistic_write' },
      });
      if (team === null) throw RefusalError.of('team.not-found');
      if (actor.role !== 'admin' && team.userId !== actor.id)
        throw RefusalError.of('auth.forbidden');
      const wrong = preferences.find((one) => !isTeamPreference(one));
      if (wrong !== undefined) throw RefusalError.of('preference.value', wrong.value);
      const before = await read(manager, [teamId]);
      await manager.delete(TeamPreferenceRow, { teamId });
      const rows = preferences.map(({ kind, value }) => ({ teamId, kind, value }));
      const wanted = manager.createQueryBuilder().insert().into(TeamPreferenceRow).values(rows);
      await wanted.orIgnore().execute();
      const after = await read(manager, [teamId]);
      await this.audit.record(manager, {
        actor,
        action: 'team.preferences',
        subject: { type: 'team', id: teamId, name: team.name },
        before: { preferences: before.map(described) },
        after: { preferences: after.map(described) },
      });
      return after;
    });
  }
}

async function read(manager: EntityManager, teamIds: readonly number[]): Promise<TeamPreference[]> {
  const rows = await manager.find(TeamPreferenceRow, {
    where: { teamId: In([...teamIds]) },
    order: { teamId: 'ASC', kind: 'ASC', value: 'ASC' },
  });
  return rows.map(({ teamId, kind, value }) => ({ teamId, kind, value }));
}

const described = ({ kind, value }: TeamPreference): string => `${kind}: ${value}`;
