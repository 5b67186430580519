import { limits } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PlacesService } from '../../office/referees/places.service.js';
import type { Language } from '../../platform/api/language.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { openPlaces, openResults } from './week-texts.js';

const dayMs = 24 * 60 * 60 * 1000;
const placesForDays = 14;
/** What is older was left as it is on purpose. */
const resultsForDays = 30;
const shown = 30;

/** What an administrator has to see to: places without a referee, and results that are not certain. */
@Injectable()
export class AdministratorWeekService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly places: PlacesService,
    private readonly matches: MatchReadsService,
  ) {}

  async partsFor(userId: number, language: Language): Promise<string[]> {
    const [account] = await this.db.query<unknown[]>(
      "SELECT FROM users WHERE id = $1 AND role = 'admin'",
      [userId],
    );
    if (account === undefined) return [];
    const until = new Date(Date.now() + placesForDays * dayMs);
    const places = await this.places.unheld(until);
    const open = places.map(({ home, away, matchDate, venue, role }) => ({
      homeTeam: home.name,
      awayTeam: away.name,
      matchDate,
      venue,
      role,
    }));
    return [
      ...openPlaces(open.slice(0, shown), open.length, language),
      ...(await this.resultsToSee(language)),
    ];
  }

  /** Nobody entered one, it is protested, or nobody has confirmed it since the match. */
  private async resultsToSee(language: Language): Promise<string[]> {
    const matches = await this.matches.views(
      `WHERE l.is_active AND m.match_date BETWEEN now() - make_interval(days => $1) AND now() AND (
         m.sign_state = 'under-protest'
         OR m.status IN ('scheduled', 'in_progress') AND m.outcome IS DISTINCT FROM 'postponed'
           AND m.match_date < now() - make_interval(hours => $2)
         OR m.status = 'completed' AND m.sign_state IS NULL AND m.outcome IS NULL
           AND coalesce(m.official_at, m.match_date + make_interval(secs => $3)) > now())
       ORDER BY m.match_date, m.id LIMIT $4`,
      [resultsForDays, limits.lateForHours, limits.officialAfterMs / 1000, shown],
      language,
    );
    return openResults(matches, language);
  }
}
