import { type DecisionPage, limits } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { leagueStream } from '../../events/stream-ids.js';
import { EventPagesService } from '../../live/commands/event-pages.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';

@Injectable()
export class DecisionPagesService {
  constructor(
    private readonly log: EventStore,
    private readonly pages: EventPagesService,
    private readonly texts: LogTextsService,
    private readonly leagues: LeaguesService,
  ) {}

  /** With the words that people added. @throws RefusalError `league.not-found` */
  async page(
    leagueId: number,
    after = 0,
    limit: number = limits.eventPage.default,
  ): Promise<DecisionPage> {
    await this.leagues.get(leagueId);
    const stream = leagueStream(leagueId);
    const stored = this.log.forReaders.readLeague(leagueId, { after, limit });
    const [page, texts] = await Promise.all([
      this.pages.page(stream, after, stored),
      this.texts.of('reason', stream),
    ]);
    const events = page.events.map((record) => {
      const text = texts.get(record.event.id);
      return text === undefined ? record : { ...record, text };
    });
    return { leagueId, ...page, events };
  }
}
