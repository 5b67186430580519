import { type BookedTeam, type Booking, matchMinutes } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';

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

@Injectable()
export class BookingsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly events: EventStore,
  ) {}

  /** Matches of all leagues that are still to be finished. */
  async since(now: Date): Promise<Booking[]> {
    // Raw SQL: read models have no entities.
    const rows = await this.db.query<Row[]>(
      `SELECT m.id AS "matchId", m.league_id AS "leagueId", m.match_date AS "matchDate", m.venue,
              ${team('home')} AS home, ${team('away')} AS away
       FROM matches m
       LEFT JOIN teams home ON home.id = m.home_team_id
       LEFT JOIN teams away ON away.id = m.away_team_id
       WHERE m.status IN ('scheduled', 'in_progress') AND m.match_date > $1
       ORDER BY m.match_date, m.id`,
      [new Date(now.getTime() - matchMinutes * 60_000)],
    );
    const drawings = await this.drawings(rows.map(({ matchId }) => matchId));
    return rows.map((row) => ({
      ...row,
      matchDate: row.matchDate.toISOString(),
      drawing: drawings.get(row.matchId) ?? null,
    }));
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
