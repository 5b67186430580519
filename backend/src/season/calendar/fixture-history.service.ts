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

/** Raw SQL on the log, because it still has the deleted matches. */
@Injectable()
export class FixtureHistoryService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  ofLeague(leagueId: number): Promise<FixtureHistory[]> {
    return this.read(`(fact ->> 'leagueId')::integer = $1`, leagueId);
  }

  ofTeam(teamId: number): Promise<FixtureHistory[]> {
    return this.read(
      `((fact ->> 'homeTeamId')::integer = $1 OR (fact ->> 'awayTeamId')::integer = $1)`,
      teamId,
    );
  }

  ofMatches(matchIds: readonly number[]): Promise<FixtureHistory[]> {
    return this.read('stream = ANY ($1)', matchIds);
  }

  private read(
    condition: string,
    parameter: number | readonly number[],
  ): Promise<FixtureHistory[]> {
    return this.db.query<FixtureHistory[]>(
      `SELECT history.*, (SELECT max(named_at) FROM teams WHERE id IN (home, away)) AS "namedAt"
       FROM (
       SELECT stream AS "matchId",
              max((fact ->> 'homeTeamId')::integer) FILTER (WHERE type = 'MatchScheduled') AS home,
              max((fact ->> 'awayTeamId')::integer) FILTER (WHERE type = 'MatchScheduled') AS away,
              (count(*) FILTER (WHERE type = ANY ($2)))::integer AS changes,
              max(recorded_at) FILTER (WHERE type = ANY ($2) OR type = 'MatchScheduled') AS "changedAt",
              max(recorded_at) AS "touchedAt"
       FROM events
       WHERE version IS NOT NULL
         AND stream IN (SELECT stream FROM events WHERE type = 'MatchScheduled' AND ${condition})
       GROUP BY stream ORDER BY stream) AS history`,
      [parameter, changing],
    );
  }
}
