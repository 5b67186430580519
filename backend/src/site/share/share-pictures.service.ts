import { Injectable, type OnModuleInit } from '@nestjs/common';
import sharp from 'sharp';
import { ErasuresService } from '../../people/erasures/erasures.service.js';
import type { Language } from '../../platform/api/language.js';
import { LoadingCache } from '../../platform/async/loading-cache.js';
import { SerialQueue } from '../../platform/async/serial-queue.js';
import { PhotoCropsService, retryMs } from '../match-photos/photo-crops.service.js';
import { cardOf } from './cards.js';
import { versionOf } from './share-head.service.js';
import type { ShareSubject } from './share-subject.js';
import { photoIn, type ShapedStory } from './story.js';
import { storyCard } from './story-cards.js';
import { photoSizes } from './story-photo.js';

interface Drawn {
  png: Buffer;
  /** Not where a photo could not be had. */
  isWhole: boolean;
}

/** A picture with a photo takes about half a megabyte. */
const cacheLimits = { max: 120, maxSize: 32 * 1024 * 1024 } as const;

/** Pictures of link previews and for stories, drawn one at a time. */
@Injectable()
export class SharePicturesService implements OnModuleInit {
  private readonly cache = new LoadingCache<string, Drawn>(
    { ...cacheLimits, sizeCalculation: ({ png }) => png.length },
    ({ isWhole }) => (isWhole ? 0 : retryMs),
  );
  private readonly queue = new SerialQueue();

  constructor(
    private readonly erasures: ErasuresService,
    private readonly crops: PhotoCropsService,
  ) {}

  onModuleInit(): void {
    this.erasures.onChange(() => this.cache.clear());
  }

  async picture(subject: ShareSubject | ShapedStory, language: Language): Promise<Buffer> {
    const draw = () => this.queue.run(() => this.draw(subject, language));
    return (await this.cache.get(versionOf(subject, language), draw)).png;
  }

  private async draw(subject: ShareSubject | ShapedStory, language: Language): Promise<Drawn> {
    if (!('story' in subject))
      return { png: await pngOf(cardOf(subject, language)), isWhole: true };
    const { story, shape } = subject;
    const url = photoIn(story);
    const photo = url === null ? null : await this.crops.of(url, photoSizes[shape]);
    const png = await pngOf(storyCard(story, { shape, language, photo }));
    return { png, isWhole: url === null || photo !== null };
  }
}

const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
