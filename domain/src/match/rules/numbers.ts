import type { MatchRules, NumbersRule } from '../../rules/match-rules.js';
import { type LoggedMatchEvent, type Period, type TeamSide, teamSides } from '../events.js';
import { latestOf, type RuledMatch } from '../ruled-match.js';
import type { Reduction, ReductionCause } from '../ruled-match-fields.js';
import { type BySide, type MatchState, otherSide } from '../state.js';
import { readIn } from './clock.js';
import { byPlay, type Facts } from './facts.js';
import { playedInTheEnd } from './stretches.js';

type Cause = LoggedMatchEvent<'CardShown' | 'ExclusionGiven'>;

/** A place that a team lost, from its beginning to its end. */
export interface Shortage {
  /** The action that caused it. */
  id: string;
  team: TeamSide;
  playerId: number | null;
  cause: ReductionCause;
  /** The period in which it began. */
  period: Period;
  /** Seconds of playing time since the first whistle. */
  from: number;
  until: number;
  /** Whether a goal against the team ends it earlier. */
  endsOnGoal: boolean;
  /** The goal that did. */
  endedBy: string | null;
  /** The period of that goal. */
  endedIn?: Period;
}

/** Seconds of playing time since the first whistle: one axis over all periods, as long as each really was. */
export class PlayAxis {
  private readonly starts = new Map<Period, number>();
  private readonly lengths = new Map<Period, number>();

  constructor(private readonly play: RuledMatch) {
    let start = 0;
    for (const played of play.periods) {
      const { playedMs } = readIn(play, played, played.endedAt ?? latestOf(play));
      const length = Math.floor(playedMs / 1000);
      this.starts.set(played.period, start);
      this.lengths.set(played.period, length);
      start += length;
    }
  }

  /** Facts without a playing time happened at the end of their period. */
  positionOf({ period, played, at }: Pick<LoggedMatchEvent, 'period' | 'played' | 'at'>): number {
    if (period === undefined) return 0;
    if (played === undefined) return this.endOf(period);
    return this.startOf(period) + playedInTheEnd(this.play, { period, played, at });
  }

  /** Where a period begins on the axis. */
  startOf(period: Period): number {
    return this.starts.get(period) ?? 0;
  }

  /** The period that a number of played seconds belongs to; at its very end it is not yet the next one. */
  periodAt(position: number): Period | undefined {
    return this.play.periods.find(({ period }) => position <= this.endOf(period))?.period;
  }

  private endOf(period: Period): number {
    return this.startOf(period) + (this.lengths.get(period) ?? 0);
  }
}

/** Missing players: the places that were lost, and the people who may not come on. */
export interface Absences {
  shortages: readonly Shortage[];
  /** Positions at which somebody of a team was sent off for good, whether from the pitch or the bench. */
  sentOff: BySide<readonly number[]>;
  /** Players on the lists now; null before there are any. */
  listed: BySide<number> | null;
  /** Positions at which somebody of a team was added to its list. */
  added: BySide<readonly number[]>;
}

/** Every place that was lost in the match, in the order of play (docs/product.md#fouls-and-cards). */
export function absencesOf(
  { lineup }: Pick<MatchState, 'lineup'>,
  play: RuledMatch,
  facts: Facts,
): Absences {
  const shortages: Shortage[] = [];
  const sentOff: BySide<number[]> = { home: [], away: [] };
  const listed = lineup && { home: lineup.home.length, away: lineup.away.length };
  const added: BySide<number[]> = { home: [], away: [] };
  const absences = { shortages, sentOff, listed, added };
  // The kicks have no playing time: no place is lost in them, and none comes back.
  const causes = [...facts.cards, ...facts.exclusions].filter(
    (cause) => cause.period !== 5 && costs(play.rules, cause),
  );
  if (causes.length + facts.added.length === 0) return absences;
  const axis = new PlayAxis(play);
  for (const event of facts.added) added[event.data.team].push(axis.positionOf(event));
  if (causes.length === 0) return absences;
  const goals = facts.goals.filter(({ period }) => period !== 5);
  const gone = new Set<number>();
  for (const event of [...causes, ...goals].sort(byPlay(play))) {
    const position = axis.positionOf(event);
    if (event.type === 'GoalScored') {
      free(play, absences, event, position);
      continue;
    }
    const { team, playerId } = event.data;
    // One person costs one place: a second tablet, or a red card on the way out, adds nothing.
    if (playerId !== null && gone.has(playerId)) continue;
    const isForGood = !isExclusion(play.rules, event);
    if (isForGood && playerId !== null) gone.add(playerId);
    if (isForGood && !isOfficial(event)) sentOff[team].push(position);
    if (ruleOf(play.rules, event) === null) continue;
    const open = openShortageOf(shortages, playerId, position);
    if (open === undefined) shortages.push(shortageOf(play, event, position));
    else prolong(open, shortageOf(play, event, position));
  }
  return absences;
}

const isOfficial = (event: Cause): boolean =>
  event.type === 'CardShown' && event.data.official !== null;

/** Whether it takes a place or a player from a team. */
const costs = (rules: MatchRules, event: Cause): boolean =>
  ruleOf(rules, event) !== null ||
  (event.type === 'CardShown' && event.data.card !== 'yellow' && !isOfficial(event));

const openShortageOf = (
  shortages: readonly Shortage[],
  playerId: number | null,
  position: number,
): Shortage | undefined =>
  playerId === null
    ? undefined
    : shortages.find((shortage) => shortage.playerId === playerId && isOpen(shortage, position));

/** A player punished again while out keeps the team short until the later end. */
function prolong(open: Shortage, again: Shortage): void {
  open.until = Math.max(open.until, again.until);
  open.cause = again.cause;
  open.endsOnGoal = again.endsOnGoal;
}

/** Which rule makes a team short; null for what leaves its numbers alone. */
function ruleOf(rules: MatchRules, event: Cause): NumbersRule | null {
  if (event.type === 'ExclusionGiven') return rules.exclusion;
  const { card, place, official } = event.data;
  if (place === 'bench' || official !== null || card === 'yellow') return null;
  return isExclusion(rules, event) ? (rules.exclusion ?? rules.reduction) : rules.reduction;
}

/** Whether the player comes back: an exclusion, or a second yellow where that is one. */
export const isExclusion = (rules: MatchRules, event: Cause): boolean =>
  event.type === 'ExclusionGiven' ||
  (event.data.card === 'second-yellow' && rules.secondYellow === 'exclusion');

/** The cards that send somebody off for good. */
export const sendingsOff = (
  rules: MatchRules,
  cards: Facts['cards'],
): LoggedMatchEvent<'CardShown'>[] =>
  cards.filter((event) => event.data.card !== 'yellow' && !isExclusion(rules, event));

function shortageOf({ rules }: RuledMatch, event: Cause, from: number): Shortage {
  const { seconds, endsOnGoal } = ruleOf(rules, event) ?? { seconds: 0, endsOnGoal: false };
  const { team, playerId } = event.data;
  const { period = 1 } = event;
  const card = event.type === 'CardShown' && event.data.card === 'red' ? 'red' : 'second-yellow';
  const cause = isExclusion(rules, event) ? 'exclusion' : card;
  const until = from + seconds;
  return { id: event.id, team, playerId, cause, period, from, until, endsOnGoal, endedBy: null };
}

/** A goal against a short-handed team ends its oldest reduction that a goal may end. */
function free(
  { rules }: RuledMatch,
  absences: Absences,
  goal: LoggedMatchEvent<'GoalScored'>,
  position: number,
): void {
  const { team } = goal.data;
  const numbers = numbersAt(rules, absences, position);
  if (numbers[team] <= numbers[otherSide(team)]) return;
  const freed = absences.shortages.find(
    (shortage) => shortage.team !== team && shortage.endsOnGoal && isOpen(shortage, position),
  );
  if (freed === undefined) return;
  freed.until = position;
  freed.endedBy = goal.id;
  if (goal.period !== undefined) freed.endedIn = goal.period;
}

/** Whether a place is still lost at a position. */
export const isOpen = ({ until, endedBy }: Shortage, position: number): boolean =>
  endedBy === null && position < until;

/** Players on the pitch of each team: as many as the rules and the open places allow, never more than there are. */
export function numbersAt(
  { playersOnPitch }: MatchRules,
  absences: Absences,
  position: number,
): BySide<number> {
  const numbers = { home: playersOnPitch, away: playersOnPitch };
  for (const shortage of absences.shortages)
    if (isOpen(shortage, position)) numbers[shortage.team] -= 1;
  for (const team of teamSides)
    numbers[team] = Math.max(0, Math.min(numbers[team], availableAt(absences, team, position)));
  return numbers;
}

/** Players of a team who may be on the pitch at all. */
export function availableAt(
  { listed, added, sentOff, shortages }: Absences,
  team: TeamSide,
  position: number,
): number {
  if (listed === null) return Infinity;
  const gone = sentOff[team].filter((since) => since <= position).length;
  const waiting = shortages.filter(
    (shortage) =>
      shortage.team === team && shortage.cause === 'exclusion' && isOpen(shortage, position),
  ).length;
  const still = added[team].filter((since) => since > position).length;
  return listed[team] - still - gone - waiting;
}

/** The places that are still open, in the order in which they were lost. */
export const reductionsOf = (shortages: readonly Shortage[], position: number): Reduction[] =>
  shortages
    .filter((shortage) => isOpen(shortage, position))
    .map(({ id, team, playerId, cause, from, until }) => ({
      id,
      team,
      playerId,
      cause,
      // A clock that was set back is before the beginning.
      remainingSeconds: until - Math.max(from, position),
      runsWith: 'clock',
    }));
