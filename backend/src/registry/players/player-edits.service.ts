import type {
  AuditAction,
  OwnPlayerView,
  ReturnPlayerRequest,
  SessionUser,
  UpdatePlayerRequest,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import {
  PrivateFilesService,
  type StagedFile,
} from '../../platform/storage/private-files.service.js';
import { Team } from '../teams/team.entity.js';
import { Player } from './player.entity.js';
import { PlayerViewsService } from './player-views.service.js';

type Change = (player: Player) => Partial<Player>;

@Injectable()
export class PlayerEditsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly views: PlayerViewsService,
    private readonly files: PrivateFilesService,
    private readonly audit: AuditLogService,
  ) {}

  /** A company's new name for an approved player waits for approval again: another name is another person. */
  update(id: number, request: UpdatePlayerRequest, actor: SessionUser): Promise<OwnPlayerView> {
    return this.change(id, actor, 'player.update', (player) => {
      inTeam(player);
      const { firstName = player.firstName, lastName = player.lastName } = request;
      const { jerseyNumber = player.jerseyNumber, namePolicy = player.namePolicy } = request;
      const isRenamed = firstName !== player.firstName || lastName !== player.lastName;
      const status = isRenamed && actor.role !== 'admin' ? 'pending' : player.status;
      return { firstName, lastName, jerseyNumber, namePolicy, status };
    });
  }

  /** The nightly collection removes the old file. */
  setDocument(id: number, document: StagedFile, actor: SessionUser): Promise<OwnPlayerView> {
    return this.files.keep(document, () =>
      this.change(id, actor, 'player.document', (player) => {
        inTeam(player);
        return { employmentDocument: document.name };
      }),
    );
  }

  /** Frees place and number; statistics stay. */
  withdraw(id: number, actor: SessionUser): Promise<OwnPlayerView> {
    return this.change(id, actor, 'player.withdraw', (player) => {
      inTeam(player);
      return { withdrawnAt: new Date() };
    });
  }

  bringBack(id: number, request: ReturnPlayerRequest, actor: SessionUser): Promise<OwnPlayerView> {
    return this.change(id, actor, 'player.return', ({ withdrawnAt, jerseyNumber, status }) => {
      if (status === 'rejected') throw RefusalError.of('player.rejected');
      if (withdrawnAt === null) throw RefusalError.of('player.not-withdrawn');
      return { withdrawnAt: null, jerseyNumber: request.jerseyNumber ?? jerseyNumber };
    });
  }

  private async change(
    id: number,
    actor: SessionUser,
    action: AuditAction,
    change: Change,
  ): Promise<OwnPlayerView> {
    const writing = this.db.transaction(async (manager) => {
      const player = await owned(manager, id, actor);
      const before = audited(player);
      const document = player.employmentDocument;
      Object.assign(player, change(player));
      if (isNamedOtherwise(before, player)) player.namesChangedAt = new Date();
      await manager.save(player);
      const after = audited(player);
      // The audit says only that one document replaced another.
      const isReplaced = document !== null && player.employmentDocument !== document;
      await this.audit.record(manager, {
        actor,
        action,
        subject: { type: 'player', id, name: `${player.firstName} ${player.lastName}` },
        before: isReplaced ? { ...before, documentReplaced: false } : before,
        after: isReplaced ? { ...after, documentReplaced: true } : after,
      });
    });
    await mapConstraintErrors(writing, {
      players_per_team: 'player.team-full',
      players_jersey_number: 'player.number-taken',
    });
    return this.views.own(id);
  }
}

/** Locked, so that corrections come one after the other. */
async function owned(manager: EntityManager, id: number, actor: SessionUser): Promise<Player> {
  const player = await manager.findOne(Player, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (player === null) throw RefusalError.of('player.not-found');
  if (actor.role === 'admin') return player;
  const isOwn = await manager.existsBy(Team, { id: player.teamId, userId: actor.id });
  if (!isOwn) throw RefusalError.of('auth.forbidden');
  return player;
}

function inTeam({ status, withdrawnAt }: Player): void {
  if (withdrawnAt !== null) throw RefusalError.of('player.withdrawn');
  if (status === 'rejected') throw RefusalError.of('player.rejected');
}

const isNamedOtherwise = (before: Record<string, unknown>, player: Player): boolean =>
  (['firstName', 'lastName', 'jerseyNumber', 'namePolicy'] as const).some(
    (field) => before[field] !== player[field],
  );

const audited = (player: Player): Record<string, unknown> => ({
  firstName: player.firstName,
  lastName: player.lastName,
  jerseyNumber: player.jerseyNumber,
  namePolicy: player.namePolicy,
  status: player.status,
  hasDocument: player.employmentDocument !== null,
  withdrawnAt: player.withdrawnAt?.toISOString() ?? null,
});
