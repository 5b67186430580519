import { foldedName, type OtherBooking, type SeasonFixture } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

export interface LeagueFixture extends Omit<SeasonFixture, 'isFixed'> {
  /** It has not begun. */
  isOpen: boolean;
}

interface Span {
  from: Date;
  to: Date;
}

type Dated<T> = Omit<T, 'matchDate'> & { matchDate: Date };

const needed = `
  array_remove(ARRAY[home.user_id, away.user_id], NULL) AS companies,
  ARRAY(SELECT r.user_id FROM match_referees r WHERE r.match_id = m.id ORDER BY r.user_id) AS referees`;

const teams = `
  LEFT JOIN teams home ON home.id = m.home_team_id
  LEFT JOIN teams away ON away.id = m.away_team_id`;

@Injectable()
export class LeagueFixturesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Matches of a league that are or will be played; one that is postponed has no date. */
  async of(leagueId: number): Promise<LeagueFixture[]> {
    const rows = await this.db.query<(Dated<LeagueFixture> & { outcome: string | null })[]>(
      `SELECT m.id AS "matchId", m.round, m.home_team_id AS "homeTeamId", m.away_team_id AS "awayTeamId",
              m.match_date AS "matchDate", m.venue, m.outcome, ${needed},
              m.status = 'scheduled' AND m.outcome IS DISTINCT FROM 'suspended' AS "isOpen"
       FROM matches m ${teams}
       WHERE m.league_id = $1 AND m.status <> 'cancelled' ORDER BY m.id`,
      [leagueId],
    );
    return rows.map(({ outcome, matchDate, ...row }) => ({
      ...row,
      matchDate: outcome === 'postponed' ? null : matchDate.toISOString(),
    }));
  }

  /** Matches of other leagues that need a hall, a company or a referee of these fixtures at about their time. */
  async bookedBeside(
    leagueId: number,
    fixtures: readonly Pick<SeasonFixture, 'companies' | 'referees'>[],
    venues: readonly string[],
    { from, to }: Span,
  ): Promise<OtherBooking[]> {
    const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
    const rows = await this.db.query<Dated<OtherBooking>[]>(
      `WITH rivals AS (
         SELECT m.id FROM matches m WHERE folded_name(m.venue) = ANY ($2) AND ${isBetween}
         UNION
         SELECT m.id FROM teams t
         JOIN matches m ON (m.home_team_id = t.id OR m.away_team_id = t.id) AND ${isBetween}
         WHERE t.user_id = ANY ($3)
         UNION
         SELECT m.id FROM match_referees r JOIN matches m ON m.id = r.match_id AND ${isBetween}
         WHERE r.user_id = ANY ($4)
       )
       SELECT m.id AS "matchId", m.match_date AS "matchDate", m.venue, ${needed}
       FROM rivals JOIN matches m USING (id) ${teams} ORDER BY m.id`,
      [
        leagueId,
        unique(venues.map(foldedName)).filter((hall) => hall !== ''),
        unique(fixtures.flatMap(({ companies }) => companies)),
        unique(fixtures.flatMap(({ referees }) => referees)),
        from,
        to,
      ],
    );
    return rows.map(({ matchDate, ...row }) => ({ ...row, matchDate: matchDate.toISOString() }));
  }
}

const isBetween = `m.league_id IS DISTINCT FROM $1 AND m.match_date BETWEEN $5 AND $6
  AND m.status IN ('scheduled', 'in_progress') AND m.outcome IS DISTINCT FROM 'postponed'`;
