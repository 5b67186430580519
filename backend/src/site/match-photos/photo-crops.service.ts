import { basename } from 'node:path';
import { photoLimits } from '@kolo/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ErasuresService } from '../../people/erasures/erasures.service.js';
import { LoadingCache } from '../../platform/async/loading-cache.js';
import { PictureDecoderService } from '../../platform/pictures/picture-decoder.service.js';
import { PrivateFilesService } from '../../platform/storage/private-files.service.js';
import { StoredPhoto } from './match-photo.entity.js';

export interface CropSize {
  width: number;
  height: number;
}

const cacheLimits = { max: 100, maxSize: 12 * 1024 * 1024 } as const;
const entryBytes = 200;

/** A photo that was not decoded is tried again after that, so that a broken one costs little. */
export const retryMs = 60_000;

/** The middle of photos in the size of a picture that they are drawn into. */
@Injectable()
export class PhotoCropsService implements OnModuleInit {
  private readonly logger = new Logger('pictures');
  private readonly cache = new LoadingCache<string, { jpeg: Buffer | null }>(
    { ...cacheLimits, sizeCalculation: ({ jpeg }) => entryBytes + (jpeg?.length ?? 0) },
    ({ jpeg }) => (jpeg === null ? retryMs : 0),
  );

  constructor(
    @InjectRepository(StoredPhoto) private readonly photos: Repository<StoredPhoto>,
    private readonly files: PrivateFilesService,
    private readonly decoder: PictureDecoderService,
    private readonly erasures: ErasuresService,
  ) {}

  onModuleInit(): void {
    this.erasures.onChange(() => this.cache.clear());
  }

  /** As a JPEG; null for a photo that is gone, broken or cannot be read now. */
  async of(url: string, size: CropSize): Promise<Buffer | null> {
    const file = basename(url);
    if (!(await this.photos.existsBy({ file }))) return null;
    const crop = async () => ({ jpeg: await this.crop(file, size) });
    return (await this.cache.get(`${size.width}x${size.height} ${file}`, crop)).jpeg;
  }

  private async crop(file: string, size: CropSize): Promise<Buffer | null> {
    const maxPixels = photoLimits.edge ** 2;
    try {
      return await this.files.derive(file, async (path, target) => {
        const made = await this.decoder.decode({ make: 'crop', ...size, path, target, maxPixels });
        return !('error' in made);
      });
    } catch (err) {
      this.logger.warn({ err }, 'a photo was left out of a picture');
      return null;
    }
  }
}
