import {
  addedCards,
  adjustmentsUntil,
  countedCardsOf,
  countedResultOf,
  type LeagueTableRow,
  leagueFold,
  leagueTable,
  type MatchState,
  partialTable,
  replay,
  type SeasonSoFar,
  type TablePart,
  tableOfDay,
  tableOrder,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import type { StoredMatchEvent } from '../../events/stored-event.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import type { League } from '../../registry/leagues/league.entity.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { decidedIn, TableReadsService } from './table-reads.service.js';

/** Tables of days that are over, by today's knowledge or by what was known then, and of some matches of each team. */
@Injectable()
export class PastTablesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly reads: TableReadsService,
    private readonly log: EventStore,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async ofDay(leagueId: number, day: string): Promise<LeagueTableRow[]> {
    return tableOfDay(await this.season(leagueId), day);
  }

  /** At home, away, or by the last matches. @throws RefusalError `league.not-found` */
  async partial(leagueId: number, part: TablePart): Promise<LeagueTableRow[]> {
    return partialTable(await this.season(leagueId), part);
  }

  /** Read once for all days and parts. */
  private season(leagueId: number): Promise<SeasonSoFar> {
    return this.shared.answer(`season ${leagueId}`, async () =>
      this.reads.season(await this.leagues.get(leagueId)),
    );
  }

  /** As the log had it at an instant; teams and the order of the table are today's. @throws RefusalError `league.not-found` */
  async known(leagueId: number, at: string): Promise<LeagueTableRow[]> {
    const instant = Date.parse(at);
    return this.shared.answer(`known ${leagueId} ${instant}`, async () => {
      const season = await this.knownSeason(await this.leagues.get(leagueId), instant);
      const { cards, adjustments = [] } = season;
      return leagueTable({
        ...season,
        cards: addedCards(cards),
        adjustments: adjustmentsUntil(zagrebWallTime(instant).day, adjustments),
      });
    });
  }

  private async knownSeason(league: League, instant: number): Promise<SeasonSoFar> {
    const [teams, decisions, logs] = await Promise.all([
      this.teams.ofLeague(league.id),
      this.log.forReaders.readLeague(league.id),
      this.log.forReaders.readStreams(await this.matchIds(league.id)),
    ]);
    const isKnown = ({ recordedAt }: { recordedAt: string }) => Date.parse(recordedAt) <= instant;
    const states = [...logs].map(([id, log]) => stateOf(id, log.filter(isKnown)));
    const decided = decisions.filter(isKnown).map(({ event }) => event);
    return {
      teams,
      order: tableOrder(league),
      results: states.map(countedResultOf).filter((result) => result !== null),
      cards: states.flatMap(countedCardsOf),
      ...decidedIn(leagueFold.replay(league.id, decided)),
    };
  }

  /** Also of deleted ones: they were known before. */
  private async matchIds(leagueId: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT stream AS id FROM events
       WHERE type = 'MatchScheduled' AND (fact ->> 'leagueId')::integer = $1`,
      [leagueId],
    );
    return rows.map(({ id }) => id);
  }
}

const stateOf = (id: number, log: readonly StoredMatchEvent[]): MatchState =>
  replay(
    id,
    log.map(({ event }) => event),
  );
