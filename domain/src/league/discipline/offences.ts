import { compareTexts } from '../../compare-texts.js';
import { standingActions } from '../../match/corrections.js';
import type { Card, LoggedMatchEvent, TeamOfficial, TeamSide } from '../../match/events.js';
import { type MatchState, sideOf } from '../../match/state.js';
import type { CountedCards } from '../../views/counted-cards.js';

/** A player by id, an official by the role in which the match names somebody. */
export type Offender = number | TeamOfficial;

/** The cards and exclusions of a person in one match, with the meaning that they have for bans. */
export interface Offence {
  side: TeamSide;
  offender: Offender;
  /** The instant of the last of them. */
  at: string;
  /** Without those that a second yellow rescinds. */
  yellows: number;
  secondYellow: boolean;
  red: boolean;
  exclusions: number;
  /** The cards allow more than one reading, so an administrator should look at them. */
  unclear: boolean;
}

/** Cards as they were entered. `counted` are red cards of `stats/increment`, which cannot say what they were for. */
interface Entered {
  side: TeamSide;
  offender: Offender;
  at: string;
  yellow: number;
  'second-yellow': number;
  red: number;
  counted: number;
  exclusions: number;
}

/**
 * What each person did in a match, in any order of the entries (docs/product.md#discipline).
 * @param until the last instant that counts; null for the whole match
 */
export function offencesOf(state: MatchState, until: string | null = null): Offence[] {
  const people = new Map<Offender | `${TeamSide} ${TeamOfficial}`, Entered>();
  for (const action of standingActions(state))
    if (until === null || action.at <= until) enter(people, state, action);
  const secondYellowExcludes = state.play?.rules.secondYellow === 'exclusion';
  return [...people.values()]
    .map((entered) => (secondYellowExcludes ? withExclusions(entered) : withSendingOff(entered)))
    .sort((a, b) => compareTexts(a.side, b.side) || compareTexts(`${a.offender}`, `${b.offender}`));
}

function enter(people: Map<unknown, Entered>, state: MatchState, action: LoggedMatchEvent): void {
  switch (action.type) {
    case 'CardShown': {
      const { team, playerId, official, card } = action.data;
      const offender = playerId ?? official;
      if (offender !== null) enteredOf(people, team, offender, action.at)[card satisfies Card] += 1;
      return;
    }
    case 'ExclusionGiven': {
      const { team, playerId } = action.data;
      if (playerId !== null) enteredOf(people, team, playerId, action.at).exclusions += 1;
      return;
    }
    case 'PlayerCounterRaised': {
      const { playerId, counter } = action.data;
      const side = sideOf(state, playerId);
      if (side === null || counter === 'assists') return;
      const entered = enteredOf(people, side, playerId, action.at);
      entered[counterFields[counter]] += 1;
      return;
    }
    default:
      return;
  }
}

const counterFields = {
  yellowCards: 'yellow',
  redCards: 'counted',
  twoMinPenalties: 'exclusions',
} as const;

function enteredOf(
  people: Map<unknown, Entered>,
  side: TeamSide,
  offender: Offender,
  at: string,
): Entered {
  const key = typeof offender === 'number' ? offender : `${side} ${offender}`;
  const known = people.get(key);
  if (known !== undefined) {
    if (known.at < at) known.at = at;
    return known;
  }
  const nothing = { yellow: 0, 'second-yellow': 0, red: 0, counted: 0, exclusions: 0 };
  const entered: Entered = { side, offender, at, ...nothing };
  people.set(key, entered);
  return entered;
}

/** A person is sent off once, so a second yellow and a red card of one match are one offence, and unclear. */
function withSendingOff({ side, offender, at, exclusions, ...cards }: Entered): Offence {
  const { yellow, red, counted } = cards;
  const isExplicit = cards['second-yellow'] > 0;
  const secondYellow = isExplicit || yellow > 1 || (yellow > 0 && counted > 0);
  return {
    side,
    offender,
    at,
    yellows: secondYellow ? 0 : yellow,
    secondYellow,
    red: !secondYellow && red + counted > 0,
    exclusions,
    unclear:
      secondYellow && (isExplicit ? red + counted > 0 : red > 0 || yellow < 2 || counted === 0),
  };
}

function withExclusions({ side, offender, at, yellow, red, counted, ...others }: Entered): Offence {
  const second = others['second-yellow'];
  return {
    side,
    offender,
    at,
    yellows: yellow + second,
    secondYellow: false,
    red: red + counted > 0,
    exclusions: others.exclusions + second,
    unclear: false,
  };
}

/** The part of offences that counts where a match counts all its cards, its red ones or none. */
export function offencesCounting(offences: readonly Offence[], counting: CountedCards): Offence[] {
  if (counting === 'none') return [];
  if (counting === 'all') return [...offences];
  return offences.map((offence) => ({ ...offence, yellows: 0, exclusions: 0 }));
}

/** The part of offences that others of the same people do not have. */
export const offencesWithout = (
  offences: readonly Offence[],
  others: readonly Offence[],
): Offence[] =>
  offences.map((offence) => without(offence, others)).filter((offence) => isAny(offence));

function without(offence: Offence, others: readonly Offence[]): Offence {
  const still = others.filter((one) => isOfSame(one, offence));
  const left = (count: (one: Offence) => number): number =>
    Math.max(0, count(offence) - Math.max(0, ...still.map(count)));
  return {
    ...offence,
    yellows: left(({ yellows }) => yellows),
    secondYellow: offence.secondYellow && !still.some(({ secondYellow }) => secondYellow),
    red: offence.red && !still.some(({ red }) => red),
    exclusions: left(({ exclusions }) => exclusions),
  };
}

/** A player whose card moved to the other team is the same person; a role is one of its team. */
const isOfSame = (a: Offence, b: Offence): boolean =>
  a.offender === b.offender && (typeof a.offender === 'number' || a.side === b.side);

const isAny = ({ yellows, secondYellow, red, exclusions }: Offence): boolean =>
  yellows + exclusions > 0 || secondYellow || red;
