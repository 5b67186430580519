import {
  type BlackoutView,
  croatianHolidays,
  type Holiday,
  limits,
  type SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { lockedLeague } from '../../registry/leagues/index.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { Team } from '../../registry/teams/team.entity.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { VenuesService } from '../../registry/venues/venues.service.js';
import { Blackout } from './blackout.entity.js';
import type { BlackoutDto } from './blackouts.dto.js';

const refusals = { blackouts_once: 'blackout.exists' } as const;

@Injectable()
export class BlackoutsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly venues: VenuesService,
    private readonly audit: AuditLogService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<BlackoutView[]> {
    await this.leagues.get(leagueId);
    return read(this.db.manager, { leagueId });
  }

  /** A company reads its own, and those of the league and of halls. @throws RefusalError `league.not-found` */
  async shownTo(reader: SessionUser, leagueId: number): Promise<BlackoutView[]> {
    if (reader.role === 'admin') return this.of(leagueId);
    await this.leagues.get(leagueId);
    const own = await this.teams.idsOfOwner(reader.id);
    const [ofAll, ofOwn] = await Promise.all([
      read(this.db.manager, { leagueId, teamId: IsNull() }),
      read(this.db.manager, { leagueId, teamId: In(own) }),
    ]);
    return [...ofAll, ...ofOwn].sort(inOrder);
  }

  /** @throws RefusalError `league.not-found` */
  async holidays(leagueId: number, year: number): Promise<Holiday[]> {
    const blackouts = await this.of(leagueId);
    const ofAll = blackouts.filter(({ team, venue }) => team === null && venue === null);
    return croatianHolidays(year).map((holiday) => ({
      ...holiday,
      blackedOut: ofAll.some(
        ({ fromDay, toDay }) => fromDay <= holiday.day && holiday.day <= toDay,
      ),
    }));
  }

  /** @throws RefusalError `league.not-found`, `team.not-found`, `blackout.*`; `auth.forbidden` of a company */
  add(leagueId: number, request: BlackoutDto, actor: SessionUser): Promise<BlackoutView> {
    const work = this.db.transaction(async (manager) => {
      const { name } = await lockedLeague(manager, leagueId);
      await refuse(manager, leagueId, request, actor);
      const { teamId = null, venue, reason = null, fromDay, toDay, hard } = request;
      if ((await manager.countBy(Blackout, { leagueId })) >= limits.blackouts.perLeague)
        throw RefusalError.of('blackout.too-many');
      const venueId = venue === undefined ? null : (await this.venues.named(manager, venue)).id;
      const row = { leagueId, teamId, venueId, fromDay, toDay, reason, hard };
      const { id } = await manager.save(Blackout, row);
      const added = await one(manager, leagueId, id);
      await this.audit.record(manager, {
        actor,
        action: 'league.blackout',
        subject: { type: 'league', id: leagueId, name },
        before: null,
        after: audited(added),
      });
      return added;
    });
    return mapConstraintErrors(work, refusals);
  }

  /** @throws RefusalError `blackout.not-found`; `auth.forbidden` of a company */
  remove(leagueId: number, id: number, actor: SessionUser): Promise<void> {
    return this.db.transaction(async (manager) => {
      const { name } = await lockedLeague(manager, leagueId);
      const removed = await one(manager, leagueId, id);
      const teamId = removed.team?.id;
      if (actor.role !== 'admin' && (removed.hard || !(await owns(manager, actor, teamId))))
        throw RefusalError.of('auth.forbidden');
      await manager.delete(Blackout, { id });
      await this.audit.record(manager, {
        actor,
        action: 'league.undo-blackout',
        subject: { type: 'league', id: leagueId, name },
        before: audited(removed),
        after: null,
      });
    });
  }
}

async function refuse(
  manager: EntityManager,
  leagueId: number,
  { teamId, fromDay, toDay, hard }: BlackoutDto,
  actor: SessionUser,
): Promise<void> {
  if (actor.role !== 'admin' && !(await owns(manager, actor, teamId)))
    throw RefusalError.of('auth.forbidden');
  if (actor.role !== 'admin' && hard) throw RefusalError.of('blackout.only-soft');
  if (teamId !== undefined && !(await manager.existsBy(Team, { id: teamId, leagueId })))
    throw RefusalError.of('team.not-found');
  if (fromDay > toDay) throw RefusalError.of('blackout.days');
}

const owns = async (
  manager: EntityManager,
  { id: userId }: SessionUser,
  teamId: number | undefined,
): Promise<boolean> =>
  teamId !== undefined && (await manager.existsBy(Team, { id: teamId, userId }));

async function read(
  manager: EntityManager,
  where: FindOptionsWhere<Blackout>,
): Promise<BlackoutView[]> {
  const rows = await manager.find(Blackout, { where, relations: { team: true, venue: true } });
  return rows.map(viewOf).sort(inOrder);
}

async function one(manager: EntityManager, leagueId: number, id: number): Promise<BlackoutView> {
  const [found] = await read(manager, { leagueId, id });
  if (found === undefined) throw RefusalError.of('blackout.not-found');
  return found;
}

const viewOf = ({ id, team, venue, fromDay, toDay, reason, hard }: Blackout): BlackoutView => ({
  id,
  team: team ? { id: team.id, name: team.name } : null,
  venue: venue?.name ?? null,
  fromDay,
  toDay,
  reason,
  hard,
});

const inOrder = (one: BlackoutView, other: BlackoutView): number =>
  one.fromDay.localeCompare(other.fromDay) || one.id - other.id;

const audited = ({ team, venue, fromDay, toDay, reason, hard }: BlackoutView) => ({
  teamId: team?.id ?? null,
  venue,
  fromDay,
  toDay,
  reason,
  hard,
});
