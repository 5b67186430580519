import type { GalleryImage } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, type Repository } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import {
  type PublicFile,
  PublicFilesService,
  publicName,
} from '../../platform/storage/public-files.service.js';
import { GalleryPicture } from './gallery-image.entity.js';
import { viewOf } from './gallery-view.js';
import { endingOf, pictureTypes, stemOf } from './picture-names.js';

interface ShownPicture extends PublicFile {
  type: string;
}

@Injectable()
export class GalleryService implements OnModuleInit {
  constructor(
    @InjectRepository(GalleryPicture) private readonly pictures: Repository<GalleryPicture>,
    private readonly files: PublicFilesService,
    private readonly orphans: OrphansService,
    private readonly shared: SharedReadsService,
  ) {}

  onModuleInit(): void {
    this.orphans.ownedBy((keys) => this.ownFiles(keys));
  }

  /** Newest first. */
  all(): Promise<GalleryImage[]> {
    return this.shared.answer('gallery', async () =>
      (await this.pictures.find({ order: { id: 'DESC' } })).map(viewOf),
    );
  }

  /** @throws RefusalError `gallery.not-found` */
  async file(name: string): Promise<ShownPicture> {
    const type = pictureTypes[endingOf(name)];
    const found = type === undefined ? null : await this.files.read(name);
    if (type === undefined || found === null) throw RefusalError.of('gallery.not-found');
    return { ...found, type };
  }

  private async ownFiles(keys: string[]): Promise<string[]> {
    const stems = keys.flatMap((key) => {
      const name = publicName(key);
      return name === null ? [] : [stemOf(name)];
    });
    const pictures = await this.pictures.findBy({
      filename: Raw((column) => `left(${column}, 36) = ANY (:stems)`, { stems }),
    });
    const own = new Set(pictures.map(({ filename }) => stemOf(filename)));
    return keys.filter((key) => own.has(stemOf(publicName(key) ?? '')));
  }
}
