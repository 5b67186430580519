import { isDeepStrictEqual } from 'node:util';
import {
  type FinePayment,
  type RecordFinePaymentRequest,
  type SessionUser,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { lockedLeague } from '../../registry/leagues/index.js';
import { FinePaymentRow } from './fine-payment.entity.js';

interface Sender {
  actor: SessionUser;
  commandId: string;
}

const refusals = { fine_payments_command: 'request.command-id-reused' } as const;

@Injectable()
export class FinePaymentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * A repeat gets the first answer and records nothing.
   * @throws RefusalError `league.not-found`, `fine-payment.in-future`; `team.not-found`, also of a team that was never here
   */
  record(
    leagueId: number,
    request: RecordFinePaymentRequest,
    { actor, commandId }: Sender,
  ): Promise<FinePayment> {
    const { teamId, cents, paidOn, note = null } = request;
    const requested = { leagueId, teamId, cents, paidOn, note, recordedBy: actor.id, commandId };
    const work = this.db.transaction(async (manager) => {
      const { name } = await lockedLeague(manager, leagueId);
      const first = await firstOf(manager, requested);
      if (first !== null) return viewOf(first, actor);
      await refuse(manager, requested);
      const recorded = await manager.save(manager.create(FinePaymentRow, requested));
      await this.audit.record(manager, {
        actor,
        action: 'league.fine-payment',
        subject: { type: 'league', id: leagueId, name },
        before: null,
        after: audited(recorded),
      });
      return viewOf(recorded, actor);
    });
    return mapConstraintErrors(work, refusals);
  }

  /** @throws RefusalError `league.not-found`, `fine-payment.not-found`, also for one that was removed */
  remove(leagueId: number, id: number, actor: SessionUser): Promise<void> {
    return this.db.transaction(async (manager) => {
      const { name } = await lockedLeague(manager, leagueId);
      const there = { id, leagueId, removedAt: IsNull() };
      const removed = await manager.findOneBy(FinePaymentRow, there);
      if (removed === null) throw RefusalError.of('fine-payment.not-found');
      await manager.update(FinePaymentRow, { id }, { removedAt: () => 'now()' });
      await this.audit.record(manager, {
        actor,
        action: 'league.undo-fine-payment',
        subject: { type: 'league', id: leagueId, name },
        before: audited(removed),
        after: null,
      });
    });
  }
}

type Requested = Omit<FinePaymentRow, 'id' | 'recordedAt' | 'removedAt'>;

/** A team that has left the league still pays for what it did there. */
async function refuse(
  manager: EntityManager,
  { leagueId, teamId, paidOn }: Requested,
): Promise<void> {
  const payers = await manager.query<unknown[]>(
    `SELECT FROM teams t WHERE t.id = $1 AND (
       t.league_id = $2
       OR EXISTS (SELECT FROM matches m
                  WHERE m.league_id = $2 AND t.id IN (m.home_team_id, m.away_team_id))
       OR EXISTS (SELECT FROM fine_payments p
                  WHERE p.league_id = $2 AND p.team_id = t.id AND p.removed_at IS NULL))`,
    [teamId, leagueId],
  );
  if (payers.length === 0) throw RefusalError.of('team.not-found');
  if (paidOn > zagrebWallTime(Date.now()).day) throw RefusalError.of('fine-payment.in-future');
}

/**
 * What the same request recorded before. Texts are not compared, as an erasure may have changed them.
 * @throws RefusalError of the id of another one
 */
async function firstOf(
  manager: EntityManager,
  { note: _, ...requested }: Requested,
): Promise<FinePaymentRow | null> {
  const first = await manager.findOneBy(FinePaymentRow, { commandId: requested.commandId });
  if (first !== null && !isDeepStrictEqual({ ...first, ...requested }, { ...first }))
    throw RefusalError.of('request.command-id-reused');
  return first;
}

const viewOf = (
  { id, cents, paidOn, note, recordedAt }: FinePaymentRow,
  { username }: SessionUser,
): FinePayment => ({
  id,
  cents,
  paidOn,
  note,
  recordedAt: recordedAt.toISOString(),
  recordedBy: username,
});

const audited = ({ teamId, cents, paidOn, note }: FinePaymentRow) => ({
  teamId,
  cents,
  paidOn,
  note,
});
