import type { PendingPlayer, PlayerStatusRequest, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { NoticesService } from '../../people/notices/notices.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Team } from '../teams/team.entity.js';
import { Player } from './player.entity.js';
import { PlayerViewsService } from './player-views.service.js';

const actions = {
  approved: 'player.approve',
  rejected: 'player.reject',
  pending: 'player.withdraw-approval',
} as const;

const overtaken = {
  pending: 'player.already-decided',
  approved: 'player.not-approved',
} as const;

@Injectable()
export class PlayerDecisionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly views: PlayerViewsService,
    private readonly audit: AuditLogService,
    private readonly notices: NoticesService,
  ) {}

  /**
   * The first of two administrators decides. A rejected player's number is free again; after an undone
   * approval the player waits again and keeps what they did.
   */
  async decide(
    id: number,
    { status }: PlayerStatusRequest,
    actor: SessionUser,
  ): Promise<PendingPlayer> {
    await this.db.transaction(async (manager) => {
      const before = status === 'pending' ? 'approved' : 'pending';
      const waiting = { id, status: before, withdrawnAt: IsNull() } as const;
      const { affected } = await manager.update(Player, waiting, {
        status,
        decidedAt: () => 'now()',
      });
      if (affected === 0)
        throw RefusalError.of(
          (await manager.existsBy(Player, { id })) ? overtaken[before] : 'player.not-found',
        );
      const { firstName, lastName, teamId } = await manager.findOneByOrFail(Player, { id });
      await this.audit.record(manager, {
        actor,
        action: actions[status],
        subject: { type: 'player', id, name: `${firstName} ${lastName}` },
        before: { status: before },
        after: { status },
      });
      if (status === 'pending') return;
      const { userId } = await manager.findOneByOrFail(Team, { id: teamId });
      const data = { playerId: id, approved: status === 'approved' };
      await this.notices.add(manager, { userId }, { kind: 'player-decided', data });
    });
    return this.views.decided(id);
  }
}
