import { type DecisionPage, type LoggedLeagueEvent, limits } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { leagueStream } from '../../events/stream-ids.js';
import { EventPagesService } from '../../live/commands/event-pages.service.js';
import { OfficialsService } from '../../live/officials/officials.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { PlayersService } from '../../registry/players/players.service.js';

@Injectable()
export class DecisionPagesService {
  constructor(
    private readonly log: EventStore,
    private readonly pages: EventPagesService,
    private readonly texts: LogTextsService,
    private readonly leagues: LeaguesService,
    private readonly players: PlayersService,
    private readonly officials: OfficialsService,
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
    const names = await this.namesOf(page.events.map(({ event }) => event));
    const events = page.events.map((record) => {
      const text = texts.get(record.event.id);
      const playerName = names.get(record.event.id);
      return {
        ...record,
        ...(text !== undefined && { text }),
        ...(playerName !== undefined && { playerName }),
      };
    });
    return { leagueId, ...page, events };
  }

  /** The suspended people by the ids of the decisions. */
  private async namesOf(events: readonly LoggedLeagueEvent[]): Promise<Map<string, string>> {
    const suspended = events.flatMap(({ id, type, data }) =>
      type === 'SuspensionImposed' ? [[id, data.playerId] as const] : [],
    );
    const ofStaff = events.flatMap(({ id, type, data }) =>
      type === 'OfficialSuspended' ? [[id, data.officialId] as const] : [],
    );
    const [players, officials] = await Promise.all([
      this.players.byIds(suspended.map(([, playerId]) => playerId)),
      this.officials.namesOf(ofStaff.map(([, officialId]) => officialId)),
    ]);
    const names = new Map(
      players.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
    );
    return new Map([
      ...suspended.map(([id, playerId]) => [id, names.get(playerId) ?? ''] as const),
      ...ofStaff.map(([id, officialId]) => [id, officials.get(officialId) ?? ''] as const),
    ]);
  }
}
