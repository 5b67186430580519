import { type ListedLeague, limits, shownLeague, timeZone } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { continued, type Place, pageOf, placeFrom } from '../../platform/api/pages.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import type { LeagueListQuery } from './league.dto.js';
import { League } from './league.entity.js';

interface Dated extends Pick<League, 'isActive' | 'isMain' | 'startDate'> {
  league: League;
  daysToMatch: number | null;
}

@Injectable()
export class LeaguesService {
  constructor(
    @InjectRepository(League) private readonly leagues: Repository<League>,
    private readonly shared: SharedReadsService,
  ) {}

  /** Newest season first; of divisions that begin together, the one made first. */
  async page({ limit = limits.leaguePage.default, after }: LeagueListQuery): Promise<League[]> {
    // A cursor knows milliseconds, the database microseconds.
    const begins = `date_trunc('milliseconds', l.startDate)`;
    const query = this.leagues
      .createQueryBuilder('l')
      .orderBy(begins, 'DESC')
      .addOrderBy('l.id', 'ASC')
      .limit(limit + 1);
    const place = after === undefined ? null : placeFrom(after);
    if (place !== null) query.where(`(${begins} < :at OR (${begins} = :at AND l.id > :id))`, place);
    return pageOf(await query.getMany(), limit, placeOf);
  }

  names(query: LeagueListQuery): Promise<ListedLeague[]> {
    const read = async () => {
      const page = await this.page(query);
      return continued(page.map(listed), page);
    };
    const { limit = limits.leaguePage.default, after } = query;
    // Later pages are not cached: every cursor is a key, and they would evict what many read.
    return after === undefined ? this.shared.answer(`league names ${limit}`, read) : read();
  }

  /** Newest season first. */
  async namesOf(ids: readonly number[]): Promise<ListedLeague[]> {
    const leagues = await this.leagues.find({
      where: { id: In([...ids]) },
      order: { startDate: 'DESC', id: 'ASC' },
    });
    return leagues.map(listed);
  }

  async get(id: number): Promise<League> {
    const league = await this.leagues.findOneBy({ id });
    if (league === null) throw RefusalError.of('league.not-found');
    return league;
  }

  /** The league that visitors see; null without an active one. */
  async active(): Promise<League | null> {
    const main = await this.leagues.findOneBy({ isMain: true, isActive: true });
    return main ?? shownLeague(await this.dated(), Date.now())?.league ?? null;
  }

  /** The league whose matches are listed first: between two seasons the one that began last. */
  async shown(): Promise<League | null> {
    const active = await this.active();
    if (active !== null) return active;
    const [last = null] = await this.leagues.find({
      where: { startDate: LessThanOrEqual(new Date()) },
      order: { startDate: 'DESC', id: 'ASC' },
      take: 1,
    });
    return last;
  }

  /** The shown league, then those played beside it, as divisions are. */
  async running(): Promise<League[]> {
    const shown = await this.active();
    if (shown === null) return [];
    const now = new Date();
    const beside = await this.leagues.find({
      where: {
        id: Not(shown.id),
        isActive: true,
        startDate: LessThanOrEqual(now),
        endDate: MoreThanOrEqual(now),
      },
      order: { startDate: 'DESC', id: 'ASC' },
    });
    return [shown, ...beside];
  }

  private async dated(): Promise<Dated[]> {
    const [leagues, days] = await Promise.all([
      this.leagues.find({ where: { isActive: true }, order: { startDate: 'DESC', id: 'ASC' } }),
      this.daysToMatches(),
    ]);
    return leagues.map((league) => {
      const { id, isActive, isMain, startDate } = league;
      return { league, isActive, isMain, startDate, daysToMatch: days.get(id) ?? null };
    });
  }

  /** Raw SQL for the arithmetic of days: from today to each league's nearest match. */
  private async daysToMatches(): Promise<Map<number, number>> {
    const late = `now() - ${limits.lateForHours} * interval '1 hour'`;
    // The nearest on either side, each a single step in the index of leagues and dates.
    const rows = await this.leagues.query<{ id: number; days: number }[]>(
      `SELECT l.id,
              min(abs((near.at AT TIME ZONE $1)::date - (now() AT TIME ZONE $1)::date)) AS days
       FROM leagues l CROSS JOIN LATERAL (
         (SELECT match_date AS at FROM matches
          WHERE league_id = l.id AND match_date >= now() AND status <> 'cancelled'
          ORDER BY match_date LIMIT 1)
         UNION ALL
         (SELECT match_date FROM matches
          WHERE league_id = l.id AND match_date < now()
            AND (status IN ('in_progress', 'completed')
                 OR (status = 'scheduled' AND match_date >= ${late}))
          ORDER BY match_date DESC LIMIT 1)
       ) near
       WHERE l.is_active
       GROUP BY l.id`,
      [timeZone],
    );
    return new Map(rows.map(({ id, days }) => [id, days]));
  }
}

const listed = ({ id, name, season, isActive }: League): ListedLeague => ({
  id,
  name,
  season,
  isActive,
});

const placeOf = ({ startDate: at, id }: League): Place => ({ at, id });
