import {
  type MatchOfficial,
  type MatchOfficialsView,
  type NamedReferee,
  type NameOfficialRequest,
  type OfficialChoice,
  type OfficialSide,
  officialRoles,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService, type AuditRecord } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { type RefereeWithTown, refereesOfMatch, refereesWithTowns } from './named-referees.js';

type Teams = Record<'home' | 'away', number>;

export interface OfficialName {
  firstName: string;
  lastName: string;
}

/** Names of officials are rows and never in the log, so that they can be erased (docs/product.md#officials). */
@Injectable()
export class OfficialsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  of(matchId: number): Promise<MatchOfficial[]> {
    return officialsOf(this.db.manager, matchId);
  }

  referees(matchId: number): Promise<NamedReferee[]> {
    return refereesOfMatch(this.db.manager, matchId);
  }

  /** As the report names them. */
  refereesWithTowns(matchId: number): Promise<RefereeWithTown[]> {
    return refereesWithTowns(this.db.manager, matchId);
  }

  /** Full names by id; those who are gone are left out. */
  async namesOf(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.query<{ id: number; name: string }[]>(
      `SELECT id, concat_ws(' ', first_name, last_name) AS name FROM officials WHERE id = ANY ($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Whether a name of a team may mean an official. The name of an erased one is unknown, so any name of the team may. */
  async mayBe(id: number, teamId: number, { firstName, lastName }: OfficialName): Promise<boolean> {
    const found = await this.db.query<unknown[]>(
      `SELECT FROM officials o
       WHERE o.id = $4 AND ${ofTeam('$1::integer')}
         AND (o.erased_at IS NOT NULL OR ${isCalled('$2', '$3')})`,
      [teamId, firstName, lastName, id],
    );
    return found.length > 0;
  }

  /** Somebody of a team by name, also before any match names them. */
  async enter(teamId: number, name: OfficialName): Promise<number> {
    return this.db.transaction(async (manager) => {
      await lockUntilCommit(manager, advisoryLocks.nameOfficial);
      const id =
        (await namesake(manager, teamId, name)) ?? (await add(manager, teamId, name, null));
      await manager.query('UPDATE officials SET is_own = true WHERE id = $1', [id]);
      return id;
    });
  }

  /** @throws RefusalError `match.not-found` */
  async view(matchId: number): Promise<MatchOfficialsView> {
    const { manager } = this.db;
    const { home, away } = await teamsOf(manager, matchId);
    const [officials, ofHome, ofAway, ofMatch, accounts] = await Promise.all([
      officialsOf(manager, matchId),
      choicesOf(manager, matchId, home),
      choicesOf(manager, matchId, away),
      choicesOf(manager, matchId, null),
      unnamedReferees(manager, matchId),
    ]);
    return { officials, choices: { home: ofHome, away: ofAway, match: ofMatch }, accounts };
  }

  /** @throws RefusalError `match.not-found`, `official.no-such-role`, `official.not-found`, `official.name-missing` */
  async name(
    matchId: number,
    request: NameOfficialRequest,
    actor: AuditRecord['actor'],
  ): Promise<void> {
    const { side, role, town } = request;
    if (!officialRoles[side].includes(role)) throw RefusalError.of('official.no-such-role');
    await this.db.transaction(async (manager) => {
      // If two consoles enter the same name, the second one reuses the first one's row.
      await lockUntilCommit(manager, advisoryLocks.nameOfficial);
      const teams = await teamsOf(manager, matchId);
      const before = nameOf(await officialsOf(manager, matchId), request);
      const officialId = await chosen(manager, matchId, request, teamOf(teams, side));
      await manager.query(
        'DELETE FROM match_officials WHERE match_id = $1 AND side = $2 AND role = $3',
        [matchId, side, role],
      );
      if (officialId !== null)
        await manager.query(
          'INSERT INTO match_officials (match_id, side, role, official_id) VALUES ($1, $2, $3, $4)',
          [matchId, side, role, officialId],
        );
      // Reports have no towns of people on the benches.
      if (officialId !== null && side === 'match' && town !== undefined)
        await this.setTown(manager, officialId, town, actor);
      await forgetUnused(manager);
      const after = nameOf(await officialsOf(manager, matchId), request);
      await this.audit.record(manager, {
        actor,
        action: 'match.official',
        subject: { type: 'match', id: matchId, name: '' },
        before: { name: before },
        after: { name: after },
      });
    });
  }

  /** The entry is about the official, so that it is erased with the name; what referees entered themselves stays. */
  private async setTown(
    manager: EntityManager,
    officialId: number,
    town: string | null,
    actor: AuditRecord['actor'],
  ): Promise<void> {
    const [[changed]] = await manager.query<[TownChange[], number]>(
      `UPDATE officials o SET town = $2 FROM officials old
       WHERE o.id = $1 AND old.id = o.id AND old.town IS DISTINCT FROM $2
         AND NOT (o.is_own AND o.user_id IS NOT NULL)
       RETURNING old.town AS before, o.user_id AS "userId", o.first_name || ' ' || o.last_name AS name`,
      [officialId, town],
    );
    if (changed === undefined) return;
    const { before, userId, name } = changed;
    await this.audit.record(manager, {
      actor,
      action: 'official.town',
      subject:
        userId === null
          ? { type: 'official', id: officialId, name }
          : { type: 'account', id: userId, name },
      before: { town: before },
      after: { town },
    });
  }
}

interface TownChange {
  before: string | null;
  userId: number | null;
  name: string;
}

const teamOf = (teams: Teams, side: OfficialSide): number | null =>
  side === 'match' ? null : teams[side];

function nameOf(
  officials: readonly MatchOfficial[],
  { side, role }: NameOfficialRequest,
): string | null {
  const found = officials.find((one) => one.side === side && one.role === role);
  return found === undefined ? null : `${found.firstName} ${found.lastName}`;
}

async function teamsOf(manager: EntityManager, matchId: number): Promise<Teams> {
  const [teams] = await manager.query<Teams[]>(
    'SELECT home_team_id AS home, away_team_id AS away FROM matches WHERE id = $1',
    [matchId],
  );
  if (teams === undefined) throw RefusalError.of('match.not-found');
  return teams;
}

const officialsOf = (manager: EntityManager, matchId: number): Promise<MatchOfficial[]> =>
  manager.query(
    `SELECT m.side, m.role, o.id AS "officialId", o.first_name AS "firstName", o.last_name AS "lastName"
     FROM match_officials m JOIN officials o ON o.id = m.official_id
     WHERE m.match_id = $1 ORDER BY m.side, m.role`,
    [matchId],
  );

/** A company's people are the same in all of its teams; referees belong to none. */
const ofTeam = (team: string): string =>
  `(o.team_id = ${team} OR (o.team_id IS NULL AND ${team} IS NULL)
    OR o.team_id IN (SELECT other.id FROM teams own JOIN teams other ON other.user_id = own.user_id
                     WHERE own.id = ${team}))`;

const known = (team: string): string => `o.erased_at IS NULL AND ${ofTeam(team)}`;

const isCalled = (firstName: string, lastName: string): string =>
  `folded_name(o.first_name || ' ' || o.last_name) = folded_name(${firstName} || ' ' || ${lastName})`;

const maxChoices = 50;

const choicesOf = (
  manager: EntityManager,
  matchId: number,
  team: number | null,
): Promise<OfficialChoice[]> =>
  manager.query(
    `SELECT o.id AS "officialId", o.first_name AS "firstName", o.last_name AS "lastName", (
       SELECT m.role FROM match_officials m WHERE m.official_id = o.id ORDER BY m.match_id DESC, m.role LIMIT 1
     ) AS role,
       CASE WHEN EXISTS (SELECT FROM match_officials n WHERE n.match_id = $2 AND n.official_id = o.id)
         THEN o.town END AS town
     FROM officials o WHERE ${known('$1::integer')}
     ORDER BY o.user_id IN (SELECT user_id FROM match_referees WHERE match_id = $2) DESC NULLS LAST,
              o.id DESC LIMIT ${maxChoices}`,
    [team, matchId],
  );

const unnamedReferees = (
  manager: EntityManager,
  matchId: number,
): Promise<MatchOfficialsView['accounts']> =>
  manager.query(
    `SELECT u.id AS "userId", u.username FROM match_referees r JOIN users u ON u.id = r.user_id
     WHERE r.match_id = $1 AND NOT EXISTS (SELECT FROM officials o WHERE o.user_id = u.id)
     ORDER BY u.username, u.id`,
    [matchId],
  );

/** Returns who was chosen, null for nobody. */
async function chosen(
  manager: EntityManager,
  matchId: number,
  { officialId, firstName, lastName, userId }: NameOfficialRequest,
  team: number | null,
): Promise<number | null> {
  if (officialId !== undefined) {
    const found = await manager.query<unknown[]>(
      `SELECT FROM officials o WHERE o.id = $2 AND ${known('$1::integer')}`,
      [team, officialId],
    );
    if (found.length === 0) throw RefusalError.of('official.not-found');
    return officialId;
  }
  if (firstName === undefined && lastName === undefined) return null;
  if (firstName === undefined || lastName === undefined)
    throw RefusalError.of('official.name-missing');
  const account = userId === undefined ? null : await assigned(manager, matchId, userId, team);
  const name = { firstName, lastName };
  return (
    (await namesake(manager, team, name, account)) ?? (await add(manager, team, name, account))
  );
}

async function namesake(
  manager: EntityManager,
  team: number | null,
  { firstName, lastName }: OfficialName,
  account: number | null = null,
): Promise<number | undefined> {
  const [found] = await manager.query<{ id: number }[]>(
    `SELECT o.id FROM officials o
     WHERE ${known('$1::integer')} AND ($4::integer IS NULL OR o.user_id = $4)
       AND ${isCalled('$2', '$3')}
     ORDER BY o.id LIMIT 1`,
    [team, firstName, lastName, account],
  );
  return found?.id;
}

async function add(
  manager: EntityManager,
  team: number | null,
  { firstName, lastName }: OfficialName,
  account: number | null,
): Promise<number> {
  const [made] = await manager.query<{ id: number }[]>(
    `INSERT INTO officials (team_id, user_id, first_name, last_name) VALUES ($1, $2, $3, $4) RETURNING id`,
    [team, account, firstName, lastName],
  );
  if (made === undefined) throw new Error('An official was not added');
  return made.id;
}

async function assigned(
  manager: EntityManager,
  matchId: number,
  userId: number,
  team: number | null,
): Promise<number> {
  const found = await manager.query<unknown[]>(
    'SELECT FROM match_referees WHERE match_id = $1 AND user_id = $2',
    [matchId, userId],
  );
  if (team !== null || found.length === 0) throw RefusalError.of('official.not-found');
  return userId;
}

/**
 * A name that no match has any more was a slip, and is not offered. What was not entered for a match stays, and so does
 * an official whom the league suspended.
 */
const forgetUnused = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `DELETE FROM officials o WHERE o.erased_at IS NULL AND NOT o.is_own
       AND NOT EXISTS (SELECT FROM match_officials m WHERE m.official_id = o.id)
       AND NOT EXISTS (
         SELECT FROM events e WHERE e.stream < 0 AND e.type = 'OfficialSuspended'
           AND (e.data ->> 'officialId')::integer = o.id
       )`,
  );
