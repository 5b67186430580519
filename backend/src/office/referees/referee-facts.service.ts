import {
  compareNames,
  type RefereeAbsence,
  type RefereedMatch,
  type RefereeFacts,
  type RefereeRole,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { holdsPlace, isMoved } from './assignment-rows.js';
import {
  type MatchRecord,
  matchTables,
  refereedMatchOf,
  selectedMatch,
} from './refereed-matches.js';

export interface Referee extends RefereeFacts {
  userId: number;
  /** Matches that they declined or cancelled, for which they should not be asked again. */
  unwilling: readonly number[];
}

interface Person {
  userId: number;
  isApproved: boolean;
  roles: RefereeRole[] | null;
  companies: number[];
  playsFor: number[];
  excludedBy: number[];
}

type OfReferee<Row> = Row & { userId: number };

/** Whether the account `u` has anything to do with refereeing. */
const hasRefereed = ['referee_profiles', 'referee_assignments', 'referee_claims', 'officials']
  .map((table) => `EXISTS (SELECT FROM ${table} r WHERE r.user_id = u.id)`)
  .join(' OR ');

/** What decides about a place, read on the connection of whoever decides. */
@Injectable()
export class RefereeFactsService {
  async of(manager: EntityManager, userId: number): Promise<Referee | null> {
    const [referee] = await this.read(manager, [userId]);
    return referee ?? null;
  }

  /** Referees, and administrators who referee; without whoever asks, whom only another administrator may assign. */
  async everybody(manager: EntityManager, administratorId: number): Promise<Referee[]> {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT u.id FROM users u
       WHERE u.approved AND u.deactivated_at IS NULL AND u.id <> $1
         AND (u.role = 'referee' OR u.role = 'admin' AND (${hasRefereed}))`,
      [administratorId],
    );
    return this.read(
      manager,
      rows.map(({ id }) => id),
    );
  }

  private async read(manager: EntityManager, userIds: readonly number[]): Promise<Referee[]> {
    const people = await manager.query<Person[]>(
      `SELECT u.id AS "userId", p.roles,
              u.role IN ('referee', 'admin') AND u.approved AND u.deactivated_at IS NULL AS "isApproved",
              coalesce(p.companies, '{}') AS companies, coalesce(p.plays_for, '{}') AS "playsFor",
              coalesce(p.excluded_by, '{}') AS "excludedBy"
       FROM users u LEFT JOIN referee_profiles p ON p.user_id = u.id
       WHERE u.id = ANY ($1) ORDER BY u.id`,
      [userIds],
    );
    const absences = await manager.query<OfReferee<RefereeAbsence>[]>(
      `SELECT user_id AS "userId", from_day::text AS "fromDay", to_day::text AS "toDay"
       FROM referee_absences WHERE user_id = ANY ($1)`,
      [userIds],
    );
    const duties = await manager.query<OfReferee<MatchRecord>[]>(
      `SELECT a.user_id AS "userId", ${selectedMatch}
       FROM ${matchTables} JOIN referee_assignments a ON a.match_id = m.id
       WHERE a.user_id = ANY ($1)
         AND ${holdsPlace}
         AND m.status IN ('scheduled', 'in_progress', 'completed')
         AND m.match_date > now() - interval '60 days'`,
      [userIds],
    );
    const answered = await manager.query<{ userId: number; matchId: number; isFinal: boolean }[]>(
      `SELECT a.user_id AS "userId", a.match_id AS "matchId", a.state = 'declined' AS "isFinal"
       FROM referee_assignments a JOIN matches m ON m.id = a.match_id
       WHERE a.user_id = ANY ($1) AND a.state IN ('declined', 'withdrawn') AND NOT ${isMoved}`,
      [userIds],
    );
    const plays = await this.matchesOf(
      manager,
      people.flatMap(({ playsFor }) => playsFor),
    );
    return people.map((person): Referee => {
      const isOwn = ({ userId }: { userId: number }): boolean => userId === person.userId;
      const unwilling = answered.filter(isOwn);
      return {
        ...person,
        absences: absences.filter(isOwn),
        duties: duties.filter(isOwn).map(refereedMatchOf),
        declined: unwilling.filter(({ isFinal }) => isFinal).map(({ matchId }) => matchId),
        unwilling: unwilling.map(({ matchId }) => matchId),
        plays: plays.filter(({ home, away }) =>
          [home.userId, away.userId].some((id) => id !== null && person.playsFor.includes(id)),
        ),
      };
    });
  }

  private async matchesOf(
    manager: EntityManager,
    companies: readonly number[],
  ): Promise<RefereedMatch[]> {
    if (companies.length === 0) return [];
    const rows = await manager.query<MatchRecord[]>(
      `SELECT ${selectedMatch} FROM ${matchTables}
       WHERE m.status IN ('scheduled', 'in_progress') AND m.match_date > now() - interval '1 day'
         AND (m.home_team_id = ANY (ARRAY(SELECT id FROM teams WHERE user_id = ANY ($1)))
           OR m.away_team_id = ANY (ARRAY(SELECT id FROM teams WHERE user_id = ANY ($1))))`,
      [companies],
    );
    return rows.map(refereedMatchOf);
  }
}

export type NamedCandidate = Referee & { name: string };

/** In the order of their names, which decides between equals. */
export const inNameOrder = (
  referees: readonly Referee[],
  nameOf: (userId: number) => string,
): NamedCandidate[] =>
  referees
    .map((one) => ({ ...one, name: nameOf(one.userId) }))
    .sort((a, b) => compareNames(a.name, b.name));
