import { addDays, limits, zagrebToUtc } from '@kolo/domain';
import { placeFrom } from '../../platform/api/pages.js';
import type { MatchListQuery } from './match-list.dto.js';

/** `shown` is the shown league and matches without a league, or only those when no league is shown. */
export type LeagueScope = number | 'all' | 'none' | { shown: number | null };

export interface MatchFilter {
  /** Conditions on `matches m`, joined by AND. */
  conditions: string[];
  parameters: unknown[];
  /** `$n` for a value that is added. */
  with: (value: unknown) => string;
}

export function matchFilter(scope: LeagueScope, query: MatchListQuery = {}): MatchFilter {
  const { round, from, to } = query;
  const conditions: string[] = [];
  const parameters: unknown[] = [];
  const add = (value: unknown): string => `$${parameters.push(value)}`;
  if (scope === 'none') conditions.push('m.league_id IS NULL');
  else if (typeof scope === 'number') conditions.push(`m.league_id = ${add(scope)}`);
  else if (scope !== 'all')
    conditions.push(`(m.league_id = ${add(scope.shown)} OR m.league_id IS NULL)`);
  // An expression would hide `round` from its index.
  if (round === 0) conditions.push('(m.round = 0 OR m.round IS NULL)');
  else if (round !== undefined) conditions.push(`m.round = ${add(round)}`);
  if (from !== undefined) conditions.push(`m.match_date >= ${add(beginning(from))}`);
  if (to !== undefined) conditions.push(`m.match_date < ${add(end(to))}`);
  return { conditions, parameters, with: add };
}

/** The end of a list's statement: what follows the cursor, soonest first, and one more than fits. */
export function pageOfFilter(
  { conditions, with: add }: MatchFilter,
  query: MatchListQuery,
): string {
  const place = query.after === undefined ? null : placeFrom(query.after);
  const follows =
    place === null
      ? []
      : [`(m.match_date, m.id) > (${add(place.at)}::timestamptz, ${add(place.id)}::integer)`];
  const where = [...conditions, ...follows].join(' AND ');
  return `WHERE ${where || 'true'} ORDER BY m.match_date, m.id LIMIT ${add(pageSize(query) + 1)}`;
}

export function pageSize({ leagueId, limit }: MatchListQuery): number {
  const { season, default: several } = limits.matchPage;
  return limit ?? (leagueId === 'all' ? several : season);
}

const isDay = (moment: string): boolean => moment.length === 10;

const beginning = (moment: string): Date =>
  new Date(isDay(moment) ? zagrebToUtc(moment, '00:00') : moment);

function end(moment: string): Date {
  return isDay(moment) ? beginning(addDays(moment, 1)) : new Date(moment);
}
