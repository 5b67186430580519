import type { MatchCounts, MatchView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { pageOf } from '../../platform/api/pages.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import {
  type LeagueScope,
  type MatchFilter,
  matchFilter,
  pageOfFilter,
  pageSize,
} from './match-filter.js';
import type { LeagueOfMatchesQuery, MatchListQuery } from './match-list.dto.js';
import { isListed, MatchReadsService, upcomingFrom } from './match-reads.service.js';

/** Lists of matches, soonest first and page by page: docs/product.md#lists */
@Injectable()
export class MatchListsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reads: MatchReadsService,
    private readonly leagues: LeaguesService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  all(query: MatchListQuery, language: Language): Promise<MatchView[]> {
    const read = async () => this.page(await this.filter(query), query, language);
    // Rows of running matches have their score.
    return this.together('matches', query, language, read, 'running');
  }

  /** @throws RefusalError `league.not-found` */
  upcoming(query: MatchListQuery, language: Language): Promise<MatchView[]> {
    return this.together('upcoming', query, language, () => this.readUpcoming(query, language));
  }

  /** @throws RefusalError `league.not-found` */
  async upcomingOfTeams(
    teamIds: readonly number[],
    query: MatchListQuery,
    language: Language,
  ): Promise<MatchView[]> {
    // Own matches are few, so without a league they are those of every league.
    const { leagueId = 'all' } = query;
    return this.readUpcoming({ ...query, leagueId }, language, teamIds);
  }

  /** @throws RefusalError `league.not-found` */
  async counts(query: LeagueOfMatchesQuery): Promise<MatchCounts> {
    const { conditions, parameters } = await this.filter(query);
    const [counts] = await this.db.query<MatchCounts[]>(
      `SELECT count(*)::integer AS matches,
              count(*) FILTER (WHERE m.status IN ('in_progress', 'completed'))::integer AS played
       FROM matches m WHERE ${conditions.join(' AND ') || 'true'}`,
      parameters,
    );
    return counts ?? { matches: 0, played: 0 };
  }

  async scope({ leagueId }: LeagueOfMatchesQuery): Promise<LeagueScope> {
    if (leagueId === undefined) return { shown: (await this.leagues.shown())?.id ?? null };
    return typeof leagueId === 'number' ? (await this.leagues.get(leagueId)).id : leagueId;
  }

  private async filter(query: MatchListQuery): Promise<MatchFilter> {
    return matchFilter(await this.scope(query), query);
  }

  private async readUpcoming(
    query: MatchListQuery,
    language: Language,
    teamIds?: readonly number[],
  ): Promise<MatchView[]> {
    const filter = await this.filter(query);
    const { conditions, with: add } = filter;
    conditions.push(
      ...[isListed, `m.status = 'scheduled'`],
      `m.match_date >= ${add(upcomingFrom(new Date()))}`,
    );
    if (teamIds !== undefined) {
      const ids = add(teamIds);
      conditions.push(`(m.home_team_id = ANY (${ids}) OR m.away_team_id = ANY (${ids}))`);
    }
    return this.page(filter, query, language);
  }

  private async page(
    filter: MatchFilter,
    query: MatchListQuery,
    language: Language,
  ): Promise<MatchView[]> {
    const rows = await this.reads.views(pageOfFilter(filter, query), filter.parameters, language);
    return pageOf(rows, pageSize(query), ({ matchDate, id }) => ({ at: new Date(matchDate), id }));
  }

  /** Lists as of a given moment are not cached: they would evict what many read. */
  private together(
    list: string,
    query: MatchListQuery,
    language: Language,
    read: () => Promise<MatchView[]>,
    validity?: 'running',
  ): Promise<MatchView[]> {
    const { leagueId = 'shown', round = 'all', from, to, after } = query;
    if ([from, to, after].some((moment) => moment !== undefined)) return read();
    const question = `${list} ${leagueId} ${round} ${pageSize(query)} ${language}`;
    return this.shared.answer(question, read, validity);
  }
}
