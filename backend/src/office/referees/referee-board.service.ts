import {
  type AssignmentState,
  type BoardPlace,
  groupedBy,
  placeIdOf,
  type RefereeBoard,
  type RefereeBoardMatch,
  type RefereeRole,
  type RefereeRules,
  refereeConflictsOf,
  refereeDoubtsOf,
  usualRefereeRules,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { accountNames } from '../../live/officials/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { isToCome } from '../../season/matches/match-reads.service.js';
import { holdsPlace, shownState } from './assignment-rows.js';
import { inNameOrder, type NamedCandidate, RefereeFactsService } from './referee-facts.service.js';
import {
  type MatchRecord,
  matchTables,
  refereedMatchOf,
  selectedMatch,
  shownMatchOf,
} from './refereed-matches.js';

type Row = MatchRecord & { isOpen: boolean };

interface Person {
  matchId: number;
  role: RefereeRole;
  userId: number;
}

type Assigned = Person & { id: number; state: AssignmentState };

const suggested = 5;

/** Rounds and roles of a league: who referees, where somebody is missing, and who could. */
@Injectable()
export class RefereeBoardService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly facts: RefereeFactsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number, administratorId: number): Promise<RefereeBoard> {
    const rules = await this.rules(leagueId);
    const [rows, assigned, claims, referees] = await Promise.all([
      this.matches(leagueId),
      this.assigned(leagueId),
      this.claims(leagueId),
      this.facts.everybody(this.db.manager, administratorId),
    ]);
    const nameOf = await accountNames(
      this.db.manager,
      [...assigned, ...claims, ...referees].map(({ userId }) => userId),
    );
    const assignedOf = groupedBy(assigned, ({ matchId }) => matchId);
    const claimsOf = groupedBy(claims, ({ matchId }) => matchId);
    const named = inNameOrder(referees, nameOf);
    const board = rows.map((row): RefereeBoardMatch => {
      const mine = assignedOf.get(row.matchId) ?? [];
      const wanted = claimsOf.get(row.matchId) ?? [];
      const roles = new Set([...rules.roles, ...mine].map(({ role }) => role));
      const places = [...roles].map((role): BoardPlace => {
        const assignment = mine.find((one) => one.role === role) ?? null;
        const isOpen = assignment === null && row.isOpen;
        return {
          ...placeOf(row, role, rules),
          assignment: assignment && {
            id: assignment.id,
            userId: assignment.userId,
            name: nameOf(assignment.userId),
            state: assignment.state,
          },
          claims: wanted
            .filter((one) => one.role === role)
            .map(({ userId }) => ({ userId, name: nameOf(userId) })),
          suggestions: isOpen ? suggestions(row, role, rules, named) : [],
        };
      });
      return { ...shownMatchOf(row), places };
    });
    return { rounds: roundsOf(board, new Set(openIds(rows))) };
  }

  private async rules(leagueId: number): Promise<RefereeRules> {
    const [league] = await this.db.query<{ rules: RefereeRules | null }[]>(
      `SELECT r.rules FROM leagues l LEFT JOIN referee_rules r ON r.league_id = l.id
       WHERE l.id = $1`,
      [leagueId],
    );
    if (league === undefined) throw RefusalError.of('league.not-found');
    return league.rules ?? usualRefereeRules;
  }

  private matches(leagueId: number): Promise<Row[]> {
    return this.db.query<Row[]>(
      `SELECT ${selectedMatch}, ${isToCome} AND m.match_date > now() AS "isOpen"
       FROM ${matchTables} WHERE m.league_id = $1 AND m.status <> 'cancelled'
       ORDER BY m.round NULLS LAST, m.match_date, m.id`,
      [leagueId],
    );
  }

  private assigned(leagueId: number): Promise<Assigned[]> {
    return this.db.query<Assigned[]>(
      `SELECT a.id, a.match_id AS "matchId", a.role, a.user_id AS "userId",
              ${shownState} AS state
       FROM matches m JOIN referee_assignments a ON a.match_id = m.id
       WHERE m.league_id = $1 AND ${holdsPlace}`,
      [leagueId],
    );
  }

  private claims(leagueId: number): Promise<Person[]> {
    return this.db.query<Person[]>(
      `SELECT c.match_id AS "matchId", c.role, c.user_id AS "userId"
       FROM matches m JOIN referee_claims c ON c.match_id = m.id
       WHERE m.league_id = $1 ORDER BY c.claimed_at, c.user_id`,
      [leagueId],
    );
  }
}

const openIds = (rows: readonly Row[]): number[] =>
  rows.flatMap(({ matchId, isOpen }) => (isOpen ? [matchId] : []));

function placeOf({ matchId }: MatchRecord, role: RefereeRole, { roles }: RefereeRules) {
  const rule = roles.find((one) => one.role === role);
  return {
    placeId: rule === undefined ? null : placeIdOf({ matchId, role }),
    role,
    feeCents: rule?.feeCents ?? 0,
  };
}

/** Nobody is suggested who cannot have the place or has declined the match. */
function suggestions(
  row: Row,
  role: RefereeRole,
  { travelMinutes }: RefereeRules,
  referees: readonly NamedCandidate[],
): BoardPlace['suggestions'] {
  const match = refereedMatchOf(row);
  const fewest = Math.min(...referees.map(({ duties }) => duties.length));
  return referees
    .filter((one) => !one.unwilling.includes(match.matchId))
    .filter((one) => refereeConflictsOf({ match, role }, one, travelMinutes).length === 0)
    .map(({ userId, name, duties }) => ({
      userId,
      name,
      doubts: refereeDoubtsOf(match, duties, fewest),
      load: duties.length,
    }))
    .sort((a, b) => a.doubts.length - b.doubts.length || a.load - b.load)
    .slice(0, suggested)
    .map(({ load: _, ...suggestion }) => suggestion);
}

function roundsOf(
  matches: readonly RefereeBoardMatch[],
  open: ReadonlySet<number>,
): RefereeBoard['rounds'] {
  const rounds = groupedBy(matches, ({ round }) => round);
  return [...rounds].map(([round, inRound]) => {
    const gaps = inRound
      .filter(({ matchId }) => open.has(matchId))
      .flatMap(({ places }) => places)
      .filter(({ assignment }) => assignment === null).length;
    return { round, gaps, matches: inRound };
  });
}
