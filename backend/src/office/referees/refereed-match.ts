import { type RefereeRules, usualRefereeRules } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { isToCome } from '../../season/matches/match-reads.service.js';
import { type MatchRecord, matchTables, selectedMatch } from './refereed-matches.js';

export interface MatchWithRules extends MatchRecord {
  rules: RefereeRules;
  isToCome: boolean;
}

/** @throws RefusalError `match.not-found` */
export async function matchWithRules(
  manager: EntityManager,
  matchId: number,
): Promise<MatchWithRules> {
  const match = await findMatch(manager, matchId);
  if (match === null) throw RefusalError.of('match.not-found');
  return match;
}

export async function findMatch(
  manager: EntityManager,
  matchId: number,
): Promise<MatchWithRules | null> {
  const [match] = await manager.query<
    (Omit<MatchWithRules, 'rules'> & { rules: RefereeRules | null })[]
  >(
    `SELECT ${selectedMatch}, r.rules, ${isToCome} AS "isToCome"
     FROM ${matchTables} LEFT JOIN referee_rules r ON r.league_id = m.league_id WHERE m.id = $1`,
    [matchId],
  );
  return match === undefined ? null : { ...match, rules: match.rules ?? usualRefereeRules };
}

const hourMs = 60 * 60 * 1000;

export const closesAt = (
  { matchDate }: Pick<MatchRecord, 'matchDate'>,
  { claimsCloseHours }: RefereeRules,
): Date => new Date(matchDate.getTime() - claimsCloseHours * hourMs);

/** Whoever waits longer than that, or until kick-off, loses the place. */
export function answerBy({ matchDate, rules }: MatchWithRules, now: number): Date {
  const until = now + rules.answerHours * hourMs;
  const kickOff = matchDate.getTime();
  return new Date(kickOff > now ? Math.min(until, kickOff) : until);
}

export const isLate = ({ matchDate, rules }: MatchWithRules, now: number): boolean =>
  now > matchDate.getTime() - rules.lateCancelHours * hourMs;
