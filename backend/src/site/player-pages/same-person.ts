import { type LeagueName, type NamePolicy, strictestPolicy, type TeamRef } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { hasNamesake } from '../../registry/players/index.js';

/** One of the rows that a person has, one for each season and company. */
export interface PersonRow {
  /** The requested player. */
  personOf: number;
  id: number;
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  team: TeamRef;
  league: LeagueName | null;
  ownPolicy: NamePolicy | null;
  leaguePolicy: NamePolicy | null;
}

/**
 * The players and the same names in other seasons of their companies, as erasure finds them. Only those whom
 * public pages show: approved, or on the list of a match; an erased player is a person of its own.
 */
export const samePersons = (
  db: EntityManager,
  playerIds: readonly number[],
): Promise<PersonRow[]> =>
  db.query(
    `WITH person AS (
       SELECT id AS of, id FROM unnest($1::integer[]) AS id
       UNION
       SELECT one.id, p.id
       FROM players one JOIN teams own ON own.id = one.team_id
       JOIN players p ON folded_name(p.first_name || ' ' || p.last_name)
                         = folded_name(one.first_name || ' ' || one.last_name)
       JOIN teams t ON t.id = p.team_id AND t.user_id = own.user_id
       WHERE one.id = ANY ($1) AND one.erased_at IS NULL AND p.erased_at IS NULL
         AND (p.id = one.id OR NOT ${hasNamesake('p')})
     )
     SELECT person.of AS "personOf", p.id, p.first_name AS "firstName", p.last_name AS "lastName",
            p.jersey_number AS "jerseyNumber", json_build_object('id', t.id, 'name', t.name) AS team,
            CASE WHEN l.id IS NOT NULL
                 THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END AS league,
            p.name_policy AS "ownPolicy", l.name_policy AS "leaguePolicy"
     FROM person JOIN players p ON p.id = person.id
     JOIN teams t ON t.id = p.team_id
     LEFT JOIN leagues l ON l.id = t.league_id
     WHERE p.status = 'approved' OR EXISTS (SELECT FROM player_stats s WHERE s.player_id = p.id)
     ORDER BY p.id`,
    [playerIds],
  );

/** A name that one season hides is not shown on another season's page. */
export const policyOf = (rows: readonly PersonRow[]): NamePolicy =>
  strictestPolicy(rows.flatMap(({ ownPolicy, leaguePolicy }) => [ownPolicy, leaguePolicy]));
