import {
  limits,
  placeIdOf,
  type RefereeMatch,
  type RefereePlace,
  type RefereeRole,
  type RefereeRules,
  refereeConflictsOf,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { isToCome } from '../../season/matches/match-reads.service.js';
import { holdsPlace } from './assignment-rows.js';
import { RefereeFactsService } from './referee-facts.service.js';
import { closesAt } from './refereed-match.js';
import {
  type MatchRecord,
  matchTables,
  refereedMatchOf,
  selectedMatch,
  shownMatchOf,
} from './refereed-matches.js';

/** A place of a match to come that has no referee. */
export interface UnheldPlace extends RefereeMatch {
  role: RefereeRole;
}

interface Claim {
  matchId: number;
  role: RefereeRole;
  claims: number;
  isOwn: boolean;
}

/** Places of matches by the rules of their leagues. */
@Injectable()
export class PlacesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly facts: RefereeFactsService,
  ) {}

  /** Open places, the soonest first. */
  async open(userId: number): Promise<RefereePlace[]> {
    const { manager } = this.db;
    const matches = await manager.query<(MatchRecord & { rules: RefereeRules })[]>(
      `SELECT ${selectedMatch}, r.rules
       FROM ${matchTables} JOIN referee_rules r ON r.league_id = m.league_id
       WHERE l.is_active AND ${isToCome}
         AND m.match_date > now() + (r.rules ->> 'claimsCloseHours')::integer * interval '1 hour'
       ORDER BY m.match_date, m.id LIMIT ${limits.referees.places}`,
    );
    const ids = matches.map(({ matchId }) => matchId);
    const [referee, taken, claims] = await Promise.all([
      this.facts.of(manager, userId),
      this.taken(manager, ids),
      this.claims(manager, ids, userId),
    ]);
    if (referee === null) return [];
    return matches.flatMap(({ rules, ...record }) => {
      const match = refereedMatchOf(record);
      return rules.roles
        .filter(({ role }) => !taken.has(placeIdOf({ matchId: match.matchId, role })))
        .map(({ role, feeCents }): RefereePlace => {
          const id = placeIdOf({ matchId: match.matchId, role });
          const claim = claims.get(id);
          return {
            ...shownMatchOf(record),
            id,
            role,
            feeCents,
            ineligible: refereeConflictsOf({ match, role }, referee, rules.travelMinutes),
            claimed: claim?.isOwn === true,
            claims: claim?.claims ?? 0,
            closesAt: closesAt(record, rules).toISOString(),
          };
        });
    });
  }

  /** Places that nobody holds in matches until then, for whoever fills them; the soonest first. */
  async unheld(until: Date): Promise<UnheldPlace[]> {
    const { manager } = this.db;
    const matches = await manager.query<(MatchRecord & { rules: RefereeRules })[]>(
      `SELECT ${selectedMatch}, r.rules
       FROM ${matchTables} JOIN referee_rules r ON r.league_id = m.league_id
       WHERE l.is_active AND ${isToCome} AND m.match_date BETWEEN now() AND $1
       ORDER BY m.match_date, m.id LIMIT ${limits.referees.places}`,
      [until],
    );
    const taken = await this.taken(
      manager,
      matches.map(({ matchId }) => matchId),
    );
    return matches.flatMap(({ rules, ...record }) =>
      rules.roles
        .filter(({ role }) => !taken.has(placeIdOf({ matchId: record.matchId, role })))
        .map(({ role }) => ({ ...shownMatchOf(record), role })),
    );
  }

  private async taken(manager: EntityManager, matchIds: readonly number[]): Promise<Set<number>> {
    const rows = await manager.query<{ matchId: number; role: RefereeRole }[]>(
      `SELECT match_id AS "matchId", role FROM referee_assignments a
       WHERE match_id = ANY ($1) AND ${holdsPlace}`,
      [matchIds],
    );
    return new Set(rows.map(placeIdOf));
  }

  private async claims(
    manager: EntityManager,
    matchIds: readonly number[],
    userId: number,
  ): Promise<Map<number, Claim>> {
    const rows = await manager.query<Claim[]>(
      `SELECT match_id AS "matchId", role, count(*)::integer AS claims,
              bool_or(user_id = $2) AS "isOwn"
       FROM referee_claims WHERE match_id = ANY ($1) GROUP BY match_id, role`,
      [matchIds, userId],
    );
    return new Map(rows.map((row) => [placeIdOf(row), row]));
  }
}
