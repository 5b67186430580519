import type { AddPlayerFields, OwnPlayerView, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import {
  PrivateFilesService,
  type StagedFile,
} from '../../platform/storage/private-files.service.js';
import { TeamsService } from '../teams/teams.service.js';
import { Player } from './player.entity.js';
import { PlayerViewsService } from './player-views.service.js';

@Injectable()
export class NewPlayersService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly teams: TeamsService,
    private readonly views: PlayerViewsService,
    private readonly files: PrivateFilesService,
    private readonly audit: AuditLogService,
  ) {}

  /** A company adds to its own team, an administrator to any. */
  async add(
    fields: AddPlayerFields,
    document: StagedFile | null,
    actor: SessionUser,
  ): Promise<OwnPlayerView> {
    const { userId } = await this.teams.view(fields.teamId);
    if (actor.role !== 'admin' && userId !== actor.id) throw RefusalError.of('auth.forbidden');
    const insert = () => this.insert(fields, document, actor);
    const writing = document === null ? insert() : this.files.keep(document, insert);
    const id = await mapConstraintErrors(writing, {
      players_per_team: 'player.team-full',
      players_jersey_number: 'player.number-taken',
    });
    return this.views.own(id);
  }

  private insert(
    { firstName, lastName, jerseyNumber, teamId }: AddPlayerFields,
    document: StagedFile | null,
    actor: SessionUser,
  ): Promise<number> {
    return this.db.transaction(async (manager) => {
      const fields = { firstName, lastName, jerseyNumber, teamId };
      const { id } = await manager.save(
        manager.create(Player, { ...fields, employmentDocument: document?.name ?? null }),
      );
      if (actor.role === 'admin')
        await this.audit.record(manager, {
          actor,
          action: 'player.add',
          subject: { type: 'player', id, name: `${firstName} ${lastName}` },
          before: null,
          after: { ...fields, status: 'pending', hasDocument: document !== null },
        });
      return id;
    });
  }
}
