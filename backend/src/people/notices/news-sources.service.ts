import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/api/language.js';
import type { News, NewsSource } from './news.js';
import type { NoticeContent } from './notice.js';

/** Wings above have the texts about players and matches, and register here. */
@Injectable()
export class NewsSourcesService {
  private readonly sources: NewsSource[] = [];

  register(source: NewsSource): void {
    this.sources.push(source);
  }

  async collect(): Promise<void> {
    for (const source of this.sources) await source.collect?.();
  }

  async bounced(contents: readonly NoticeContent[]): Promise<void> {
    for (const source of this.sources) await source.bounced?.(contents);
  }

  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    const news: News[] = [];
    for (const source of this.sources) news.push(...(await source.newsOf(contents, language)));
    return news;
  }
}
