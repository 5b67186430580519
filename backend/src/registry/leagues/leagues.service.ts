import { type ListedLeague, shownLeague, timeZone } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { League } from './league.entity.js';

/** A late fixture still counts as coming for this long. */
const lateForHours = 12;

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
  all(): Promise<League[]> {
    return this.leagues.find({ order: { startDate: 'DESC', id: 'ASC' } });
  }

  names(): Promise<ListedLeague[]> {
    return this.shared.answer('league names', async () =>
      (await this.all()).map(({ id, name, season, isActive }) => ({ id, name, season, isActive })),
    );
  }

  async get(id: number): Promise<League> {
    const league = await this.leagues.findOneBy({ id });
    if (league === null) throw RefusalError.of('league.not-found');
    return league;
  }

  /** The league that visitors see; null without an active one. */
  async active(): Promise<League | null> {
    return shownLeague(await this.dated(), Date.now())?.league ?? null;
  }

  /** The shown league, then those played beside it, as divisions are. */
  async running(): Promise<League[]> {
    const all = await this.dated();
    const now = Date.now();
    const shown = shownLeague(all, now)?.league;
    if (shown === undefined) return [];
    const leagues = all.map(({ league }) => league);
    const beside = leagues.filter(
      (league) =>
        league !== shown &&
        league.isActive &&
        league.startDate.getTime() <= now &&
        league.endDate.getTime() >= now,
    );
    return [shown, ...beside];
  }

  private async dated(): Promise<Dated[]> {
    const [leagues, days] = await Promise.all([this.all(), this.daysToMatches()]);
    return leagues.map((league) => {
      const { id, isActive, isMain, startDate } = league;
      return { league, isActive, isMain, startDate, daysToMatch: days.get(id) ?? null };
    });
  }

  /** Raw SQL for the arithmetic of days: from today to each league's nearest match. */
  private async daysToMatches(): Promise<Map<number, number>> {
    const rows = await this.leagues.query<{ id: number; days: number }[]>(
      `SELECT m.league_id AS id,
              min(abs((m.match_date AT TIME ZONE $1)::date - (now() AT TIME ZONE $1)::date)) AS days
       FROM matches m JOIN leagues l ON l.id = m.league_id AND l.is_active
       WHERE m.status IN ('in_progress', 'completed')
          OR (m.status = 'scheduled' AND m.match_date >= now() - $2 * interval '1 hour')
       GROUP BY m.league_id`,
      [timeZone, lateForHours],
    );
    return new Map(rows.map(({ id, days }) => [id, days]));
  }
}
