import type { FormLetter, MatchStatus } from '@kolo/domain';
import { largestId } from '../common/fields.js';
import type { PageAddress } from '../common/site-pages.js';

/** What a shared link is about, as far as it is everybody's to know. */
export type ShareSubject = SharedMatch | SharedTeam | SharedTable | { kind: 'site' };

export interface SharedMatch {
  kind: 'match';
  id: number;
  homeTeam: string;
  awayTeam: string;
  score: { home: number; away: number } | null;
  status: MatchStatus;
  /** ISO 8601 instant. */
  matchDate: string;
  venue: string | null;
  round: number | null;
  league: string | null;
}

export interface SharedTeam {
  kind: 'team';
  id: number;
  name: string;
  league: string | null;
  played: number;
  points: number;
  /** Null where results are not everybody's; `form` is then empty. */
  goals: number | null;
  form: FormLetter[];
}

export interface SharedTable {
  kind: 'table';
  /** Null for that of whichever league is shown. */
  id: number | null;
  league: string;
  rows: {
    position: number;
    team: string;
    played: number;
    difference: number | null;
    points: number;
  }[];
}

/** A page that has something of its own to say. */
export type SharedPage =
  | { kind: 'match' | 'team'; id: number }
  | { kind: 'table'; id: number | null }
  | { kind: 'site' };

/** Every other page speaks for the site. */
export function sharedPageOf({ path, search }: PageAddress): SharedPage {
  const [, section, digits] = /^\/(live|team)\/([1-9]\d{0,9})\/?$/.exec(path) ?? [];
  const id = Number(digits);
  if (section !== undefined && id <= largestId)
    return { kind: section === 'live' ? 'match' : 'team', id };
  if (!/^\/league-table\/?$/.test(path)) return { kind: 'site' };
  const league = new URLSearchParams(search).get('league') ?? '';
  const named = /^[1-9]\d{0,9}$/.test(league) && Number(league) <= largestId;
  return { kind: 'table', id: named ? Number(league) : null };
}
