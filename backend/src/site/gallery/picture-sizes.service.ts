import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsInt, Min } from 'class-validator';
import type { Repository } from 'typeorm';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { PublicFilesService } from '../../platform/storage/public-files.service.js';
import { GalleryPicture } from './gallery-image.entity.js';
import { namesOf, type PictureSize, pictureSizes, sizedName } from './picture-names.js';
import { writeSized } from './pictures.js';

const job = 'gallery-sizes';

class PictureJob {
  @IsInt()
  @Min(1)
  id!: number;
}

@Injectable()
export class PictureSizesService implements OnModuleInit {
  private readonly logger = new Logger('gallery');

  constructor(
    @InjectRepository(GalleryPicture) private readonly pictures: Repository<GalleryPicture>,
    private readonly files: PublicFilesService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<PictureJob>(job, ({ id }) => this.make(id), { shape: PictureJob });
    this.jobs.nightly('gallery-sizes-missing', '35 3 * * *', () => this.orderMissing());
  }

  /** Does not wait for the queue: until then the whole picture is shown. */
  order(id: number): void {
    this.jobs
      .enqueue(job, { id }, { id: String(id) })
      .catch((err: unknown) => this.logger.warn({ err, id }, 'sizes are made in the night'));
  }

  /** Safe to repeat; leaves nothing behind of a picture that was deleted meanwhile. */
  async make(id: number): Promise<void> {
    const picture = await this.pictures.findOneBy({ id, sized: false });
    if (picture === null) return;
    const { filename } = picture;
    await this.files.withCopy(filename, async (path) => {
      for (const size of Object.keys(pictureSizes) as PictureSize[])
        await this.files.make(sizedName(filename, size), (target) =>
          writeSized(path, pictureSizes[size], target),
        );
      const { affected } = await this.pictures.update({ id }, { sized: true });
      if (affected === 0) await this.files.remove(namesOf(filename));
    });
  }

  private async orderMissing(): Promise<void> {
    const missing = await this.pictures.find({ where: { sized: false }, select: { id: true } });
    for (const { id } of missing) this.order(id);
  }
}
