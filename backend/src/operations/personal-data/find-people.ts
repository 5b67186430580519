import {
  type FoundPerson,
  foldedName,
  limits,
  type PlayerElsewhere,
  peopleLimits,
} from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { Erasure } from '../../people/erasures/erasure.entity.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { hasNamesake } from '../../registry/players/index.js';
import type { Subject } from './subject.js';

/**
 * Raw SQL: accounts and players are one list. Each person's names are one folded text, which an index
 * of trigrams knows.
 */
const everybody = `
  SELECT 'account' AS kind, u.id,
         folded_name(u.username || ' | ' || u.email || coalesce(' | ' || u.company_name, '')) AS names
  FROM users u WHERE u.erased_at IS NULL
  UNION ALL
  SELECT 'player', p.id,
         folded_name(p.first_name || ' ' || p.last_name || ' | ' || p.last_name || ' ' || p.first_name)
  FROM players p WHERE p.erased_at IS NULL
  UNION ALL
  SELECT 'official', o.id,
         folded_name(o.first_name || ' ' || o.last_name || ' | ' || o.last_name || ' ' || o.first_name)
  FROM officials o WHERE o.erased_at IS NULL`;

/** The rows of those who were found, and of nobody else. */
const select = (condition: string): string => `
  WITH found AS MATERIALIZED (SELECT kind, id FROM (${everybody}) one WHERE ${condition})
  SELECT kind, id, name, email, role, team, league, status FROM (
    SELECT 'account' AS kind, u.id, coalesce(nullif(btrim(u.company_name), ''), u.username) AS name,
           u.email, u.role, NULL::json AS team, NULL::json AS league, NULL::text AS status
    FROM found f JOIN users u ON u.id = f.id WHERE f.kind = 'account'
    UNION ALL
    SELECT 'player', p.id, p.first_name || ' ' || p.last_name, NULL, NULL,
           json_build_object('id', t.id, 'name', t.name),
           CASE WHEN l.id IS NOT NULL
                THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END, p.status
    FROM found f JOIN players p ON p.id = f.id JOIN teams t ON t.id = p.team_id
    LEFT JOIN leagues l ON l.id = t.league_id WHERE f.kind = 'player'
    UNION ALL
    SELECT 'official', o.id, o.first_name || ' ' || o.last_name, NULL, NULL,
           CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name) END,
           CASE WHEN l.id IS NOT NULL
                THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END, NULL
    FROM found f JOIN officials o ON o.id = f.id LEFT JOIN teams t ON t.id = o.team_id
    LEFT JOIN leagues l ON l.id = t.league_id WHERE f.kind = 'official'
  ) person`;

/** People whose names have each of the words, in any order, also in a list: `Kos, Ana`. */
export async function searchPeople(manager: EntityManager, text: string): Promise<FoundPerson[]> {
  const words = foldedName(text)
    .split(/[ ,;]+/)
    .filter((word) => word !== '')
    .slice(0, limits.search.words);
  if (words.length === 0) return [];
  const each = words.map((_, n) => `names LIKE '%' || $${n + 1} || '%'`);
  return manager.query<FoundPerson[]>(
    `${select(each.join(' AND '))}
     ORDER BY lower(name), kind, id DESC LIMIT ${peopleLimits.found}`,
    words.map((word) => word.replace(/[\\%_]/g, '\\$&')),
  );
}

export const peopleCalled = (manager: EntityManager, text: string): Promise<FoundPerson[]> =>
  manager.query<FoundPerson[]>(
    `${select(`$1 = ANY (string_to_array(names, ' | '))`)} ORDER BY kind, id DESC`,
    [foldedName(text)],
  );

export async function findPerson(
  manager: EntityManager,
  { kind, id }: Subject,
): Promise<FoundPerson | null> {
  const [found] = await manager.query<FoundPerson[]>(select('kind = $1 AND id = $2'), [kind, id]);
  return found ?? null;
}

const nameOf = (player: string): string =>
  `folded_name(${player}.first_name || ' ' || ${player}.last_name)`;

/** Also those whose first name stands where the last one belongs. */
const playersOfSameName = (
  manager: EntityManager,
  playerId: number,
  where: string,
): Promise<PlayerElsewhere[]> =>
  manager.query(
    `SELECT p.id, json_build_object('id', t.id, 'name', t.name) AS team,
            CASE WHEN l.id IS NOT NULL
                 THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END AS league
     FROM players one JOIN teams own ON own.id = one.team_id
     JOIN players p ON ${nameOf('p')} = ANY (ARRAY[
       ${nameOf('one')}, folded_name(one.last_name || ' ' || one.first_name)])
     JOIN teams t ON t.id = p.team_id AND ${where}
     LEFT JOIN leagues l ON l.id = t.league_id
     WHERE one.id = $1 AND p.id <> $1 AND p.erased_at IS NULL ORDER BY p.id DESC`,
    [playerId],
  );

/** A team that has left a league has its matches there. */
const leaguesOf = (team: string): string => `
  SELECT league_id FROM teams WHERE id = ${team}.id AND league_id IS NOT NULL
  UNION SELECT league_id FROM matches
  WHERE ${team}.id IN (home_team_id, away_team_id) AND league_id IS NOT NULL`;

/** Every season has players of its own: the same name in other teams of the company is the same person. */
export const samePlayers = (manager: EntityManager, playerId: number): Promise<PlayerElsewhere[]> =>
  playersOfSameName(
    manager,
    playerId,
    `t.user_id = own.user_id AND ${nameOf('p')} = ${nameOf('one')} AND NOT ${hasNamesake('p')}`,
  );

/**
 * Somebody who changed company, one of two namesakes in a team, or of a name the other way round: an administrator
 * decides.
 */
export const possiblePlayers = (
  manager: EntityManager,
  playerId: number,
): Promise<PlayerElsewhere[]> =>
  playersOfSameName(
    manager,
    playerId,
    `(t.user_id <> own.user_id AND EXISTS ((${leaguesOf('t')}) INTERSECT (${leaguesOf('own')}))
      OR t.user_id = own.user_id
         AND (${nameOf('p')} <> ${nameOf('one')} OR ${hasNamesake('p')}))`,
  );

/** @param also possible players whom an administrator takes for the same person */
export async function wholePerson(
  manager: EntityManager,
  subject: Subject,
  also: readonly number[] = [],
): Promise<Subject[]> {
  const possible = subject.kind === 'player' ? await possiblePlayers(manager, subject.id) : [];
  if (!also.every((id) => possible.some((one) => one.id === id)))
    throw RefusalError.of('person.not-found');
  if (subject.kind !== 'player') return [subject];
  const chosen = [subject.id, ...also];
  const others = await Promise.all(chosen.map((id) => samePlayers(manager, id)));
  const ids = new Set([...chosen, ...others.flat().map(({ id }) => id)]);
  return [...ids].map((id): Subject => ({ kind: 'player', id }));
}

export function wasErased(manager: EntityManager, { kind, id }: Subject): Promise<boolean> {
  return manager.existsBy(Erasure, { kind, subjectId: id });
}
