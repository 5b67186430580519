import type { CreateLeagueRequest, LeagueView, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { League } from './league.entity.js';
import { leagueView } from './league-view.js';

const refusals = {
  leagues_end_after_start: 'league.end-before-start',
  leagues_kick_off_window: 'league.kick-off-window',
} as const;

@Injectable()
export class LeagueWritesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  create(request: CreateLeagueRequest, actor: SessionUser): Promise<LeagueView> {
    return this.db.transaction((manager) => this.createIn(manager, request, actor));
  }

  /** In the transaction of what else is made with the league. */
  createIn(
    manager: EntityManager,
    request: CreateLeagueRequest,
    actor: Pick<SessionUser, 'id' | 'username'>,
  ): Promise<LeagueView> {
    return mapConstraintErrors(this.insert(manager, request, actor), refusals);
  }

  update(id: number, request: Partial<CreateLeagueRequest>, actor: SessionUser) {
    const work = this.db.transaction(async (manager): Promise<LeagueView> => {
      if (request.isMain === true) await this.onlyMain(manager, id, actor);
      const league = await manager.findOne(League, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (league === null) throw RefusalError.of('league.not-found');
      return this.change(manager, league, columns(request), actor);
    });
    return mapConstraintErrors(work, refusals);
  }

  private async insert(
    manager: EntityManager,
    request: CreateLeagueRequest,
    actor: Pick<SessionUser, 'id' | 'username'>,
  ): Promise<LeagueView> {
    if (request.isMain === true) await this.onlyMain(manager, null, actor);
    const league = manager.create(League, {
      isActive: true,
      isMain: false,
      headToHeadRestarts: true,
      namePolicy: 'full',
      ...columns(request),
    });
    const after = leagueView(await manager.save(league));
    const subject = { type: 'league', id: after.id, name: after.name };
    const record = { actor, subject, before: null, after: { ...after } };
    await this.audit.record(manager, { ...record, action: 'league.create' });
    return after;
  }

  /** With an advisory lock, so that two leagues never take the place at once. */
  private async onlyMain(
    manager: EntityManager,
    id: number | null,
    actor: Pick<SessionUser, 'id' | 'username'>,
  ) {
    await lockUntilCommit(manager, advisoryLocks.nameMainLeague);
    const others = await manager.find(League, {
      where: { isMain: true, ...(id === null ? {} : { id: Not(id) }) },
      lock: { mode: 'pessimistic_write' },
    });
    for (const other of others) await this.change(manager, other, { isMain: false }, actor);
  }

  private async change(
    manager: EntityManager,
    league: League,
    changes: Partial<League>,
    actor: Pick<SessionUser, 'id' | 'username'>,
  ): Promise<LeagueView> {
    const before = leagueView(league);
    Object.assign(league, changes);
    if (league.namePolicy !== before.namePolicy) league.namesChangedAt = new Date();
    const after = leagueView(await manager.save(league));
    await this.audit.record(manager, {
      actor,
      action: 'league.update',
      subject: { type: 'league', id: after.id, name: after.name },
      before: { ...before },
      after: { ...after },
    });
    return after;
  }
}

function columns(request: Partial<CreateLeagueRequest>): Partial<League> {
  const { description, startDate, endDate, ...others } = request;
  const all: Partial<Record<keyof League, unknown>> = {
    ...others,
    description: description === undefined ? undefined : description?.trim() || null,
    startDate: startDate === undefined ? undefined : new Date(startDate),
    endDate: endDate === undefined ? undefined : new Date(endDate),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
