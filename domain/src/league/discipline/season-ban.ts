import type { Ban, BanKind } from '../../contract/discipline.js';
import type { EarlierLength, Suspension } from '../../season/state.js';
import type { DisciplineMatch } from './match-facts.js';

/** A ban while the matches of a season are folded; `ban` is what people see of it. */
export interface SeasonBan {
  ban: Ban;
  /** The day from which it holds, by which the oldest is found. */
  since: string;
  /** The date of the match of the offence: one without whistles serves only where its date is later. */
  offenceDate: string | null;
  /** When it was decided, and how many matches were missed without that decision. */
  knownAt: string;
  provisional: number;
  held: { from: string; until: string } | null;
  /** When it turned out to be void. */
  voidAt: string | null;
  /** What it was until it turned out to be void or shorter: matches that were missed beyond that are over-served. */
  earlier: readonly EarlierBan[];
  /** Matches that were missed for it, or for a ban in its place. */
  missed: number;
  /** When each match that seemed to serve it was awarded to the other team. */
  seemed: string[];
}

interface EarlierBan {
  amount: number;
  /** The last day of it, where there is one. */
  lastDay?: string | undefined;
  endedAt: string;
}

const forAllTime = '9999';

/** The ban that cards or exclusions of a match bring; void where they were corrected away at `voidAt`. */
export const banOfCards = (
  { matchId, matchDate, day, endedAt }: DisciplineMatch,
  { kind, amount, from }: Pick<Ban, 'kind' | 'amount'> & { from: string | null },
  voidAt: string | null = null,
): SeasonBan => ({
  ban: {
    kind,
    matchId,
    decisionId: null,
    amount: voidAt === null ? amount : 0,
    ...(from !== null && { from }),
    bannedAt: endedAt ?? '',
    served: [],
    remaining: voidAt === null ? amount : 0,
    overServed: 0,
  },
  since: from ?? day,
  offenceDate: matchDate,
  knownAt: endedAt ?? '',
  provisional: amount,
  held: null,
  voidAt,
  earlier: voidAt === null ? [] : [{ amount, endedAt: voidAt }],
  missed: 0,
  seemed: [],
});

/** A red card bans provisionally, until the league decides about it: then the decision takes its place. */
export function banOfDecision(
  { id, at, kind, amount: matches = 0, until, from, matchId, appeal, earlier = [] }: Suspension,
  provisional: SeasonBan | null,
  offence: DisciplineMatch | null,
): SeasonBan {
  const counted = kind === 'matches' ? matches : 0;
  const isUpheld = appeal?.outcome === 'upheld';
  const amount = isUpheld ? 0 : counted;
  const first = provisional === null ? from : provisional.ban.from;
  return {
    ban: {
      kind: 'decision',
      matchId: matchId ?? null,
      decisionId: id,
      amount,
      ...(first !== undefined && { from: first }),
      ...(kind === 'until' && !isUpheld && { until: until ?? from }),
      ...(kind === 'for-ever' && !isUpheld && { forEver: true as const }),
      bannedAt: provisional?.knownAt ?? at,
      served: [],
      remaining: amount,
      overServed: 0,
      ...(appeal?.suspensive && appeal.outcome === null && { heldByAppeal: true as const }),
    },
    since: provisional?.since ?? from,
    offenceDate: offence?.matchDate ?? null,
    knownAt: at,
    provisional: provisional?.provisional ?? 0,
    held: appeal?.suspensive
      ? {
          from: appeal.at,
          until: appeal.decidedAt ?? forAllTime,
        }
      : null,
    voidAt: isUpheld ? appeal.decidedAt : null,
    earlier: [
      ...(provisional === null ? [] : [{ amount: provisional.provisional, endedAt: at }]),
      ...earlier.map(earlierBan),
      ...(isUpheld
        ? [earlierBan({ kind, amount: matches, until, endedAt: appeal.decidedAt ?? '' })]
        : []),
    ],
    missed: 0,
    seemed: [],
  };
}

/** A ban until a day or for ever has no number of matches, so none of those that were missed is one too many. */
const earlierBan = ({ kind, amount = 0, until, endedAt }: EarlierLength): EarlierBan => ({
  amount: kind === 'matches' ? amount : Number.POSITIVE_INFINITY,
  lastDay: until,
  endedAt,
});

/** Whether somebody has to miss a match of a day. */
export const holdsOn = (ban: Ban, day: string): boolean =>
  ban.heldByAppeal !== true && isInForce(ban, day);

const isInForce = (ban: Ban, day: string): boolean =>
  isOpenBan(ban, day) && (ban.from ?? day) <= day;

/** Whether anything of it is left on a day; a ban until a day is over after that day. */
export const isOpenBan = ({ remaining, until, forEver }: Ban, day: string): boolean =>
  remaining > 0 || forEver === true || (until !== undefined && day <= until);

/** Whether somebody had to miss a match that begins. */
export function blocks(season: SeasonBan, match: DisciplineMatch): boolean {
  const { ban, held, knownAt, voidAt, offenceDate } = season;
  const begunAt = match.begunAt ?? forAllTime;
  // A match that is put off after an incident before it may begin once the league has decided.
  if (ban.matchId === match.matchId && begunAt <= knownAt) return false;
  if (held !== null && begunAt >= held.from && begunAt < held.until) return false;
  if (!match.hasWhistles && offenceDate !== null && match.matchDate <= offenceDate) return false;
  return (voidAt === null && isInForce(ban, match.day)) || wasLonger(season, match);
}

/** Whether it still held by what was known when a match began. */
function wasLonger(
  { ban, earlier, missed }: SeasonBan,
  { begunAt, day }: DisciplineMatch,
): boolean {
  return earlier.some(
    ({ amount, endedAt, lastDay = day }) =>
      missed < amount &&
      (begunAt ?? forAllTime) < endedAt &&
      (ban.from ?? day) <= day &&
      day <= lastDay,
  );
}

/** Whether anybody could know at the beginning of a match that this ban holds. */
export function wasKnown(
  { knownAt, provisional, ban, seemed }: SeasonBan,
  begunAt: string,
): boolean {
  const seeming = seemed.filter((until) => begunAt < until).length;
  const served = ban.served.length + seeming;
  if (served < provisional) return true;
  return begunAt >= knownAt && (seeming === 0 || served < ban.amount);
}

/** Puts a ban behind those that are older, as old ones are served first. */
export function addBan(bans: SeasonBan[], ban: SeasonBan): void {
  const younger = bans.findIndex(({ since }) => since > ban.since);
  bans.splice(younger === -1 ? bans.length : younger, 0, ban);
}

/** The match was missed, and seemed to serve a ban until it was awarded to the other team. */
export function seemServed(bans: readonly SeasonBan[], until: string): void {
  const season = bans.find(canBeServed);
  if (season === undefined) return;
  season.seemed.push(until);
  if (season.ban.served.length + season.seemed.length >= season.ban.amount)
    season.ban.bannedAt = until;
}

/** Whether a match that is missed can serve it. */
const canBeServed = ({ ban, voidAt }: SeasonBan): boolean => voidAt === null && ban.remaining > 0;

/**
 * The match was missed: it serves one match of the first ban that stands, and none of others. Where none stands, it is
 * over-served of the first one that was longer.
 */
export function miss(bans: readonly SeasonBan[], match: DisciplineMatch): void {
  const serving = bans.find(canBeServed);
  if (serving !== undefined) {
    serving.ban.served.push({ matchId: match.matchId });
    serving.ban.remaining -= 1;
    // Only the decision that made the ban longer announced that more matches are to be missed.
    if (serving.ban.served.length >= serving.provisional) serving.ban.bannedAt = serving.knownAt;
  }
  const missed =
    serving ?? bans.find((season) => season.ban.remaining === 0 && wasLonger(season, match));
  if (missed === undefined) return;
  for (const season of bans)
    if (season === missed || isInPlaceOf(season, missed)) season.missed += 1;
  const stands = serving !== undefined || bans.some(({ ban }) => isInForce(ban, match.day));
  if (!stands) missed.ban.overServed += 1;
}

/** Kinds of bans of one offence that never hold beside each other: a correction or a decision changed it. */
const inPlaceOf: Partial<Record<BanKind, readonly BanKind[]>> = {
  'second-yellow': ['yellows', 'red'],
  yellows: ['second-yellow'],
  red: ['second-yellow', 'decision'],
  decision: ['red'],
};

const isInPlaceOf = ({ ban: one }: SeasonBan, { ban: other }: SeasonBan): boolean =>
  one.matchId !== null &&
  one.matchId === other.matchId &&
  (inPlaceOf[one.kind]?.includes(other.kind) ?? false);
