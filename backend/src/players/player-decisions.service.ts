import type { PendingPlayer, PlayerStatusRequest, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.service.js';
import { RefusalError } from '../common/refusal.error.js';
import { NoticesService } from '../notices/notices.service.js';
import { Team } from '../teams/team.entity.js';
import { Player } from './player.entity.js';
import { PlayerViews } from './player-views.service.js';

/** The administrator's word on players. */
@Injectable()
export class PlayerDecisions {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly views: PlayerViews,
    private readonly audit: AuditLog,
    private readonly notices: NoticesService,
  ) {}

  /**
   * A pending player is approved or rejected, once: of two administrators the first one decides. A
   * rejected player's number and place are free, so the company enters them again.
   * @throws RefusalError `player.not-found`, `player.already-decided`
   */
  async decide(
    id: number,
    { status }: PlayerStatusRequest,
    actor: SessionUser,
  ): Promise<PendingPlayer> {
    await this.db.transaction(async (manager) => {
      const { affected } = await manager.update(Player, { id, status: 'pending' }, { status });
      if (affected === 0)
        throw RefusalError.of(
          (await manager.existsBy(Player, { id })) ? 'player.already-decided' : 'player.not-found',
        );
      const { firstName, lastName, teamId } = await manager.findOneByOrFail(Player, { id });
      await this.audit.record(manager, {
        actor,
        action: status === 'approved' ? 'player.approve' : 'player.reject',
        subject: { type: 'player', id, name: `${firstName} ${lastName}` },
        before: { status: 'pending' },
        after: { status },
      });
      const { userId } = await manager.findOneByOrFail(Team, { id: teamId });
      const data = { playerId: id, approved: status === 'approved' };
      await this.notices.add(manager, { userId }, { kind: 'player-decided', data });
    });
    return this.views.decided(id);
  }
}
