import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { ErasuresService } from '../../people/erasures/erasures.service.js';
import type { Language } from '../../platform/api/language.js';
import { SerialQueue } from '../../platform/async/serial-queue.js';
import { cardOf } from './cards.js';
import { versionOf } from './share-head.service.js';
import type { ShareSubject } from './share-subject.js';
import type { ShapedStory } from './story.js';
import { storyCard } from './story-cards.js';

/** Pictures of link previews and for stories, drawn one at a time. */
@Injectable()
export class SharePicturesService implements OnModuleInit {
  private readonly cache = new LRUCache<string, Promise<Buffer>>({ max: 120 });
  private readonly queue = new SerialQueue();

  constructor(private readonly erasures: ErasuresService) {}

  onModuleInit(): void {
    this.erasures.onChange(() => this.cache.clear());
  }

  picture(subject: ShareSubject | ShapedStory, language: Language): Promise<Buffer> {
    const version = versionOf(subject, language);
    const known = this.cache.get(version);
    if (known !== undefined) return known;
    const drawn = this.queue.run(() => draw(svgOf(subject, language)));
    this.cache.set(version, drawn);
    drawn.catch(() => this.cache.delete(version));
    return drawn;
  }
}

const svgOf = (subject: ShareSubject | ShapedStory, language: Language): string =>
  'story' in subject
    ? storyCard(subject.story, subject.shape, language)
    : cardOf(subject, language);

const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
