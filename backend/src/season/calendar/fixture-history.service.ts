import { matchEventTypes, rowOf } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

export interface FixtureHistory {
  matchId: number;
  /** Changes of date, venue or status since it was scheduled: a calendar's SEQUENCE, which must never fall. */
  changes: number;
  /** When the log recorded the last of them. */
  changedAt: Date;
  /** When the log recorded the newest event of any type. */
  touchedAt: Date;
  /** When one of its teams got its name; null where both are gone. */
  namedAt: Date | null;
}

const changing = matchEventTypes.filter((type) => rowOf(type).changes.includes('calendar'));

const scheduled = (condition: string): string =>
  `SELECT stream FROM events WHERE type = 'MatchScheduled' AND ${condition}`;

const latestTeam = (side: 'homeTeamId' | 'awayTeamId'): string =>
  `(array_agg((fact ->> '${side}')::integer ORDER BY version DESC)
    FILTER (WHERE type IN ('MatchScheduled', 'TeamsChanged')))[1]`;

/** Raw SQL on the log, because it still has the deleted matches. */
@Injectable()
export class FixtureHistoryService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  ofLeague(leagueId: number): Promise<FixtureHistory[]> {
    return this.read(scheduled(`(fact ->> 'leagueId')::integer = $1`), leagueId);
  }

  /** The teams of a match of the finals may change. */
  ofTeam(teamId: number): Promise<FixtureHistory[]> {
    const streams = `
      ${scheduled(`((fact ->> 'homeTeamId')::integer = $1 OR (fact ->> 'awayTeamId')::integer = $1)`)}
      UNION SELECT id FROM matches WHERE home_team_id = $1 OR away_team_id = $1`;
    return this.read(streams, teamId, '$1 IN (home, away)');
  }

  ofMatches(matchIds: readonly number[]): Promise<FixtureHistory[]> {
    return this.read(scheduled('stream = ANY ($1)'), matchIds);
  }

  private read(
    streams: string,
    parameter: number | readonly number[],
    isShown = 'true',
  ): Promise<FixtureHistory[]> {
    return this.db.query<FixtureHistory[]>(
      `SELECT history."matchId", changes, "changedAt", "touchedAt",
              (SELECT max(named_at) FROM teams WHERE id IN (home, away)) AS "namedAt"
       FROM (
       SELECT stream AS "matchId",
              ${latestTeam('homeTeamId')} AS home,
              ${latestTeam('awayTeamId')} AS away,
              (count(*) FILTER (WHERE type = ANY ($2)))::integer AS changes,
              max(recorded_at) FILTER (WHERE type = ANY ($2) OR type = 'MatchScheduled') AS "changedAt",
              max(recorded_at) AS "touchedAt"
       FROM events
       WHERE version IS NOT NULL
         AND stream IN (${streams})
       GROUP BY stream) AS history
       WHERE ${isShown} ORDER BY "matchId"`,
      [parameter, changing],
    );
  }
}
