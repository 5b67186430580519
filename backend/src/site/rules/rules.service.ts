import type { RulesVersion, RulesView, SessionUser } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import {
  PrivateFilesService,
  type StoredFile,
} from '../../platform/storage/private-files.service.js';
import { RulesDocument } from './rules-document.entity.js';
import { viewOf } from './rules-view.js';

export interface RulesFile extends StoredFile {
  filename: string;
}

@Injectable()
export class RulesService implements OnModuleInit {
  constructor(
    @InjectRepository(RulesDocument) private readonly documents: Repository<RulesDocument>,
    private readonly files: PrivateFilesService,
    private readonly orphans: OrphansService,
  ) {}

  onModuleInit(): void {
    this.orphans.ownedBy(async (keys) => {
      const own = await this.documents.findBy({ filePath: In(keys) });
      return own.map(({ filePath }) => filePath);
    });
  }

  /** @throws RefusalError `rules.not-published` */
  async published(): Promise<RulesView> {
    const newest = await this.newest();
    if (newest === null) throw RefusalError.of('rules.not-published');
    return viewOf(newest);
  }

  async versions(): Promise<RulesVersion[]> {
    const all = await this.documents.find({ order: { id: 'DESC' }, relations: { uploader: true } });
    return all.map((document, place) => ({
      ...viewOf(document),
      published: place === 0,
      uploaderUsername: document.uploader?.username ?? '',
    }));
  }

  /** @throws RefusalError `rules.not-found`; only administrators find older versions */
  async file(id: number, reader: SessionUser): Promise<RulesFile> {
    const document =
      reader.role === 'admin' ? await this.documents.findOneBy({ id }) : await this.newest();
    if (document?.id !== id) throw RefusalError.of('rules.not-found');
    const file = await this.files.read(document.filePath);
    if (file === null) throw RefusalError.of('rules.not-found');
    return { ...file, filename: document.filename };
  }

  private newest(): Promise<RulesDocument | null> {
    return this.documents.findOne({ where: {}, order: { id: 'DESC' } });
  }
}
