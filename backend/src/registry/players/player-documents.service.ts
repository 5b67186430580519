import type { SessionUser } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import {
  PrivateFilesService,
  type StoredFile,
} from '../../platform/storage/private-files.service.js';
import { Player } from './player.entity.js';

@Injectable()
export class PlayerDocumentsService implements OnModuleInit {
  constructor(
    @InjectRepository(Player) private readonly players: Repository<Player>,
    private readonly files: PrivateFilesService,
    private readonly orphans: OrphansService,
  ) {}

  onModuleInit(): void {
    this.orphans.ownedBy(async (keys) => {
      const own = await this.players.findBy({ employmentDocument: In(keys) });
      return own.map(({ employmentDocument }) => employmentDocument ?? '');
    });
  }

  /** For the administrator and the company that entered the player. */
  async read(playerId: number, reader: SessionUser): Promise<StoredFile> {
    const player = await this.players.findOne({
      where: { id: playerId },
      relations: { team: true },
    });
    if (player === null) throw RefusalError.of('player.not-found');
    if (reader.role !== 'admin' && player.team?.userId !== reader.id)
      throw RefusalError.of('auth.forbidden');
    const { employmentDocument: name } = player;
    const file = name === null ? null : await this.files.read(name);
    if (file === null) throw RefusalError.of('player.no-document');
    return file;
  }
}
