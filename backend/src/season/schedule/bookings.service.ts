import { type BookedTeam, type Booking, matchMinutes } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { continued, pageOf } from '../../platform/api/pages.js';
import { type MatchListQuery, matchFilter, pageOfFilter, pageSize } from '../matches/index.js';
import { MatchListsService } from '../matches/match-lists.service.js';

interface Row {
  matchId: number;
  leagueId: number | null;
  matchDate: Date;
  venue: string | null;
  home: BookedTeam;
  away: BookedTeam;
}

const team = (side: 'home' | 'away'): string =>
  `json_build_object('id', m.${side}_team_id, 'name', coalesce(${side}.name, ''), 'userId', ${side}.user_id)`;

/** As `isSameVenue` compares. An index knows this expression. */
const venue = (match: string): string => `folded_name(${match}.venue)`;

/** A postponed match waits for its date and books nothing. */
const isOpen = (match: string): string =>
  `${match}.status IN ('scheduled', 'in_progress') AND ${match}.outcome IS DISTINCT FROM 'postponed'`;

const booked = (match: string): string => `matches ${match}
  LEFT JOIN teams home ON home.id = ${match}.home_team_id
  LEFT JOIN teams away ON away.id = ${match}.away_team_id`;

const isAtOnce = (match: string, since: string): string => `
  ${match}.match_date > ${since}
  AND ${match}.match_date > listed.match_date - ${matchMinutes} * interval '1 minute'
  AND ${match}.match_date < listed.match_date + ${matchMinutes} * interval '1 minute'
  AND ${isOpen(match)}`;

/** Matches that need the same venue or company within the length of a match, each found by an index. */
const rivals = (since: string): string => `
  SELECT o.id FROM listed
  JOIN matches o ON ${venue('o')} = listed.venue AND ${isAtOnce('o', since)}
  UNION
  SELECT o.id FROM listed
  JOIN teams t ON t.user_id = ANY (listed.companies)
  JOIN matches o ON (o.home_team_id = t.id OR o.away_team_id = t.id) AND ${isAtOnce('o', since)}`;

@Injectable()
export class BookingsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly events: EventStore,
    private readonly lists: MatchListsService,
  ) {}

  /**
   * Matches that are still to be finished, with those of other leagues that they may clash with.
   * @throws RefusalError `league.not-found`
   */
  async page(query: MatchListQuery, now: Date): Promise<Booking[]> {
    const scope = await this.lists.scope(query);
    const filter = matchFilter(scope, query);
    const { conditions, parameters, with: add } = filter;
    const since = add(new Date(now.getTime() - matchMinutes * 60_000));
    conditions.push(isOpen('m'), `m.match_date > ${since}`);
    const condition = conditions.join(' AND ');
    const found = scope === 'all' ? conditions : [`m.id IN (SELECT id FROM found)`];
    const following = pageOfFilter({ ...filter, conditions: found }, query);
    const rows = await this.db.query<Row[]>(
      `WITH listed AS MATERIALIZED (
         SELECT m.id, m.match_date, nullif(${venue('m')}, '') AS venue,
                array_remove(ARRAY[home.user_id, away.user_id], NULL) AS companies
         FROM ${booked('m')} WHERE ${condition}
       ), found AS (SELECT id FROM listed UNION ${rivals(since)})
       SELECT m.id AS "matchId", m.league_id AS "leagueId", m.match_date AS "matchDate", m.venue,
              ${team('home')} AS home, ${team('away')} AS away
       FROM ${booked('m')} ${following}`,
      parameters,
    );
    const page = pageOf(rows, pageSize(query), ({ matchDate: at, matchId: id }) => ({ at, id }));
    const [drawings, minutes] = await Promise.all([
      this.drawings(page.map(({ matchId }) => matchId)),
      this.slotMinutes(page.flatMap(({ leagueId }) => leagueId ?? [])),
    ]);
    const bookings = page.map((row): Booking => {
      const slot = minutes.get(row.leagueId ?? 0);
      return {
        ...row,
        matchDate: row.matchDate.toISOString(),
        drawing: drawings.get(row.matchId) ?? null,
        ...(slot !== undefined && { minutes: slot }),
      };
    });
    return continued(bookings, page);
  }

  /** The longest slot of each league that has any. */
  private async slotMinutes(leagueIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.db.query<{ leagueId: number; minutes: number }[]>(
      `SELECT league_id AS "leagueId", max(slot_minutes) AS minutes FROM venue_slots
       WHERE league_id = ANY ($1) GROUP BY league_id`,
      [[...new Set(leagueIds)]],
    );
    return new Map(rows.map(({ leagueId, minutes }) => [leagueId, minutes]));
  }

  /** The command that scheduled each match, unless it was moved since. */
  private async drawings(matches: readonly number[]): Promise<Map<number, string>> {
    const types = ['MatchScheduled', 'MatchRescheduled'] as const;
    const streams = await this.events.forReaders.readStreams(matches, types);
    return new Map(
      [...streams].flatMap(([matchId, events]) => {
        const last = events.at(-1);
        return last?.event.type === 'MatchScheduled' ? [[matchId, last.commandId]] : [];
      }),
    );
  }
}
