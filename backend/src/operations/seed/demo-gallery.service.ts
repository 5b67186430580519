import type { SessionUser } from '@kolo/domain';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import sharp from 'sharp';
import { type DataSource, Not } from 'typeorm';
import { User } from '../../people/users/user.entity.js';
import { sessionUser } from '../../people/users/users.service.js';
import { DirectUploadsService } from '../../platform/storage/direct-uploads.service.js';
import { GalleryPicture } from '../../site/gallery/gallery-image.entity.js';
import { GalleryWritesService } from '../../site/gallery/gallery-writes.service.js';
import { demoSignIn } from './demo-people.js';
import { type DemoPicture, demoPictures } from './demo-pictures.js';

@Injectable()
export class DemoGalleryService {
  private readonly logger = new Logger(DemoGalleryService.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly uploads: DirectUploadsService,
    private readonly gallery: GalleryWritesService,
  ) {}

  /** A season without pictures is complete: nothing waits for a storage that is away. */
  async hang(): Promise<void> {
    try {
      const actor = await this.owner();
      if (actor === null) return;
      const there = await this.db.manager.find(GalleryPicture, { select: { title: true } });
      const missing = demoPictures.filter(({ title }) =>
        there.every((picture) => picture.title !== title),
      );
      // The newest is shown first.
      for (const picture of missing.toReversed()) await this.add(picture, actor);
    } catch (err) {
      this.logger.warn({ err }, 'The demo gallery stays without pictures');
    }
  }

  private async add({ svg, ...picture }: DemoPicture, actor: SessionUser): Promise<void> {
    const file = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
    const imageURL = await this.uploads.put(file);
    const sent = { imageURL, mimeType: 'image/jpeg', fileSize: file.length };
    await this.gallery.add({ ...picture, ...sent }, actor);
  }

  /** The first administrator; until there is one, a company that nobody can sign in as. */
  private async owner(): Promise<SessionUser | null> {
    const users = this.db.getRepository(User);
    const order = { id: 'ASC' } as const;
    const found =
      (await users.findOne({ where: { role: 'admin' }, order })) ??
      (await users.findOne({ where: { username: Not(demoSignIn.username) }, order }));
    return found && sessionUser(found);
  }
}
