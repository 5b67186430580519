import { type LeagueName, shownLeague } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { RefusalError } from '../common/refusal.error.js';
import { League } from './league.entity.js';

@Injectable()
export class LeaguesService {
  constructor(@InjectRepository(League) private readonly leagues: Repository<League>) {}

  /** Newest season first; of leagues that begin at once, as divisions do, the one that was made first. */
  all(): Promise<League[]> {
    return this.leagues.find({ order: { startDate: 'DESC', id: 'ASC' } });
  }

  /** What tells one from another, in the order of `all`. */
  async names(): Promise<LeagueName[]> {
    return (await this.all()).map(({ id, name, season }) => ({ id, name, season }));
  }

  /** @throws RefusalError `league.not-found` */
  async get(id: number): Promise<League> {
    const league = await this.leagues.findOneBy({ id });
    if (league === null) throw RefusalError.of('league.not-found');
    return league;
  }

  /** The league that visitors see; null without one that is active. */
  async active(): Promise<League | null> {
    return shownLeague(await this.all(), Date.now()) ?? null;
  }

  /** The league that visitors see, and after it those that are played beside it, as divisions are. */
  async running(): Promise<League[]> {
    const all = await this.all();
    const now = Date.now();
    const shown = shownLeague(all, now);
    if (shown === undefined) return [];
    const beside = all.filter(
      (league) =>
        league !== shown &&
        league.isActive &&
        league.startDate.getTime() <= now &&
        league.endDate.getTime() >= now,
    );
    return [shown, ...beside];
  }
}
