import type { MatchView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/api/language.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { fixtureLine, playedMatches, upcomingMatches } from './week-texts.js';

const shown = 30;

/** What everybody may read of a league's last seven days and the next. */
@Injectable()
export class LeagueWeekService {
  constructor(
    private readonly matches: MatchReadsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** Computed once for all who get it. */
  of(leagueId: number, language: Language): Promise<string[]> {
    return this.shared.answer(`week of ${leagueId} ${language}`, async () => {
      const played = await this.read(
        `m.status = 'completed' AND m.match_date BETWEEN now() - interval '7 days' AND now()`,
        leagueId,
        language,
      );
      const coming = await this.read(
        `m.status = 'scheduled' AND m.outcome IS DISTINCT FROM 'postponed'
         AND m.match_date BETWEEN now() AND now() + interval '7 days'`,
        leagueId,
        language,
      );
      return [
        ...playedMatches(played, language),
        ...upcomingMatches(
          coming.map((match) => fixtureLine(match, language)),
          language,
        ),
      ];
    });
  }

  private read(condition: string, leagueId: number, language: Language): Promise<MatchView[]> {
    return this.matches.views(
      `WHERE m.league_id = $1 AND ${condition} ORDER BY m.match_date, m.id LIMIT ${shown}`,
      [leagueId],
      language,
    );
  }
}
