import { type LoggedMatchEvent, type SetKick, type TeamSide, teamSides } from '../events.js';
import { isPeriodRunning, periodOf } from '../ruled-match.js';
import type { Advice } from '../ruled-match-fields.js';
import { type MatchState, otherSide } from '../state.js';
import { deciderAdvice } from './decider-advice.js';
import { byPlay } from './facts.js';
import { countedFouls, type Foul, foulCounts } from './fouls.js';
import { momentOf, type PlayMoment } from './moment.js';
import { availableAt, numbersAt, reductionsOf, sendingsOff } from './numbers.js';
import { isExpired, kicksStillToBeTaken } from './period-end.js';
import { lastExtraPeriod } from './periods.js';
import { shootoutOf } from './shootout.js';
import { requestedTimeouts, runningTimeout } from './timeouts.js';
import { lacksWinner } from './winner.js';

/** A kick that is older than this was taken, whatever the scorer's table tapped. */
const kickWaitsSeconds = 60;

/**
 * Consequences of the log for the people at the scorer's table: it warns and never blocks
 * (docs/product.md#match-rules).
 * @param at ISO 8601 instant, not before the latest event
 */
export const adviceOf = (state: MatchState, at: string): Advice[] =>
  state.play ? adviceAt(momentOf(state, state.play, Date.parse(at))) : [];

/** As `adviceOf`, for a moment that was read already. */
export function adviceAt(moment: PlayMoment): Advice[] {
  const advice = [...listAdvice(moment), ...playerAdvice(moment), ...deciderAdvice(moment)];
  if (moment.state.status !== 'in_progress') return [...advice, ...winnerAdvice(moment)];
  return [
    ...periodAdvice(moment),
    ...winnerAdvice(moment),
    ...foulAdvice(moment),
    ...advantageAdvice(moment),
    ...timeoutAdvice(moment),
    ...numbersAdvice(moment),
    ...advice,
  ];
}

export interface PendingKick {
  /** The team that takes it. */
  team: TeamSide;
  kind: SetKick;
  foul: Foul;
}

/**
 * The kick that the latest foul gave and that nobody has taken yet, for the kind of the next goal.
 * @param at ISO 8601 instant, not before the latest event
 */
export const pendingKickAt = (state: MatchState, at: string): PendingKick | null =>
  state.play ? pendingKick(momentOf(state, state.play, Date.parse(at))) : null;

function pendingKick(moment: PlayMoment): PendingKick | null {
  const { play, facts, axis, position } = moment;
  const inOrder = byPlay(play);
  const foul = [...facts.fouls].sort(inOrder).at(-1);
  if (foul === undefined || foul.period !== periodOf(play)) return null;
  const kind = kickOf(moment, foul);
  const isOver =
    position - axis.positionOf(foul) > kickWaitsSeconds ||
    [...facts.goals, ...facts.misses].some((later) => inOrder(later, foul) > 0);
  return kind === null || isOver ? null : { team: otherSide(foul.data.team), kind, foul };
}

function kickOf({ play, facts }: PlayMoment, foul: Foul): SetKick | null {
  const { restart, team } = foul.data;
  if (restart === 'penalty' || restart === 'ten-metres') return restart;
  const { foulKickFrom } = play.rules;
  if (foulKickFrom === null || restart === 'advantage') return null;
  const ofTeam = countedFouls(play, facts).filter(({ data }) => data.team === team);
  return ofTeam.indexOf(foul) + 1 >= foulKickFrom ? 'ten-metres' : null;
}

/** With the fouls full there is no advantage: the kick is taken (docs/product.md#fouls-and-cards). */
function advantageAdvice({ play, facts }: PlayMoment): Advice[] {
  const { foulKickFrom } = play.rules;
  if (foulKickFrom === null) return [];
  const counts = { home: 0, away: 0 };
  return countedFouls(play, facts).flatMap(({ id, data: { team, restart } }): Advice[] => {
    counts[team] += 1;
    const isFlagged = restart === 'advantage' && counts[team] >= foulKickFrom;
    return isFlagged ? [{ code: 'no-advantage', team, actionId: id }] : [];
  });
}

function foulAdvice(moment: PlayMoment): Advice[] {
  const { play, facts } = moment;
  const { foulKickFrom } = play.rules;
  if (foulKickFrom === null || periodOf(play) === 5) return [];
  const counts = foulCounts(countedFouls(play, facts));
  const pending = pendingKick(moment);
  const kick: Advice[] =
    pending?.kind === 'ten-metres'
      ? [{ code: 'foul-kick', team: pending.foul.data.team, actionId: pending.foul.id }]
      : [];
  const fifth = teamSides.filter((team) => counts[team] === foulKickFrom - 1);
  return [...kick, ...fifth.map((team): Advice => ({ code: 'fifth-foul', team }))];
}

function periodAdvice(moment: PlayMoment): Advice[] {
  const { facts, reading } = moment;
  const shootout = shootoutOf(facts);
  if (shootout !== null && shootout.decided !== null)
    return [{ code: 'shootout-decided', team: shootout.decided }];
  const isOver = reading?.inPlay === true && isExpired(moment);
  if (isOver && kicksStillToBeTaken(moment).length === 0) return [{ code: 'period-expired' }];
  return isInLastMinutes(moment) ? [{ code: 'last-minutes' }] : [];
}

/** The halves have a last period, and so has extra time. */
function isInLastMinutes({ play: { rules }, reading }: PlayMoment): boolean {
  if (rules.clockMode !== 'last-minutes-effective' || reading?.inPlay !== true) return false;
  const { period, playedMs, limitSeconds } = reading;
  const counts =
    rules.lastMinutesOf === 'each-period' || period === 2 || period === lastExtraPeriod(rules);
  if (!counts || limitSeconds === null) return false;
  const leftMs = limitSeconds * 1000 - playedMs;
  return leftMs > 0 && leftMs <= rules.lastMinutes * 60_000;
}

function winnerAdvice(moment: PlayMoment): Advice[] {
  const { state, play, facts, reading } = moment;
  if (facts.levelAccepted || !lacksWinner(state)) return [];
  const period = periodOf(play);
  const isLast = period === 2 || period === lastExtraPeriod(play.rules);
  const isDue = isLast && (isExpired(moment) || reading?.inPlay === false);
  return isDue || state.status === 'completed' ? [{ code: 'winner-needed' }] : [];
}

function timeoutAdvice({ play, facts, at }: PlayMoment): Advice[] {
  const requested = requestedTimeouts(play, facts).map(
    (team): Advice => ({ code: 'timeout-requested', team }),
  );
  const running = runningTimeout(play);
  // A timeout beside a running clock ends by itself.
  const isOver =
    running !== null &&
    play.rules.timeoutStopsClock &&
    at >= Date.parse(running.startedAt) + running.seconds * 1000;
  return isOver ? [...requested, { code: 'timeout-over', team: running.team }] : requested;
}

/** A place that may be filled again is named until the scorer's table says so, at most until its period ends. */
function numbersAdvice(moment: PlayMoment): Advice[] {
  const { play, facts, axis, position, absences } = moment;
  if (!isPeriodRunning(play)) return [];
  const { shortages } = absences;
  const numbers = numbersAt(play.rules, absences, position);
  const began = axis.startOf(periodOf(play) || 1);
  const returns = shortages
    .filter(
      ({ id, until, endedBy }) =>
        (endedBy !== null || until <= position) && until >= began && !facts.reentries.includes(id),
    )
    .filter(({ team }) => hasSubstitute(moment, team))
    .map(({ id: actionId, team, playerId }): Advice => {
      const returns = { code: 'may-return', team, actionId } as const;
      return playerId === null ? returns : { ...returns, playerId };
    });
  const few = teamSides.filter((team) => numbers[team] < play.rules.minPlayers);
  return [...returns, ...few.map((team): Advice => ({ code: 'too-few-players', team }))];
}

/** Whether somebody is left to fill all places that the rules allow a team now. */
function hasSubstitute({ play, position, absences }: PlayMoment, team: TeamSide): boolean {
  const open = reductionsOf(absences.shortages, position).filter((place) => place.team === team);
  return availableAt(absences, team, position) >= play.rules.playersOnPitch - open.length;
}

function listAdvice({ state, play }: PlayMoment): Advice[] {
  const { lineup } = state;
  if (lineup === null || state.status !== 'scheduled') return [];
  return teamSides.flatMap((team): Advice[] => {
    if (lineup[team].length > play.rules.listMax) return [{ code: 'list-too-long', team }];
    if (lineup[team].length < play.rules.minPlayers) return [{ code: 'list-too-short', team }];
    return [];
  });
}

function playerAdvice(moment: PlayMoment): Advice[] {
  const { play, facts } = moment;
  const excluded = whileExcluded(moment);
  if (facts.cards.length === 0) return excluded;
  const cards = [...facts.cards].sort(byPlay(play));
  const sentOff = sendingsOff(play.rules, cards);
  return [...again(cards, sentOff), ...afterSendingOff(moment, sentOff), ...excluded];
}

type Card = LoggedMatchEvent<'CardShown'>;

/** A player, or an official, who is known by what the card says; null where it says neither. */
const personOf = ({ team, playerId, official }: Card['data']): string | null => {
  if (playerId !== null) return `player ${playerId}`;
  return official === null ? null : `${official} of ${team}`;
};

/** Officials are cautioned and sent off like players (docs/product.md#fouls-and-cards). */
function again(cards: readonly Card[], sentOff: readonly Card[]): Advice[] {
  const wentOff = new Set(sentOff.map(({ data }) => personOf(data)));
  const cautioned = new Set<string>();
  const found: Advice[] = [];
  for (const { id, data } of cards) {
    const { team, playerId, card } = data;
    const person = personOf(data);
    if (person === null) continue;
    const who = playerId === null ? { team } : { team, playerId };
    if (card === 'second-yellow' && !cautioned.has(person))
      found.push({ code: 'second-yellow-alone', ...who, actionId: id });
    if (card !== 'yellow') continue;
    if (cautioned.has(person) && !wentOff.has(person))
      found.push({ code: 'same-player-again', ...who, actionId: id });
    cautioned.add(person);
  }
  return found;
}

/** A player who scores during their own two minutes was not on the pitch. */
function whileExcluded({ state, facts, axis, absences }: PlayMoment): Advice[] {
  const exclusions = absences.shortages.filter(({ cause }) => cause === 'exclusion');
  if (exclusions.length === 0) return [];
  const scorers = new Map(state.goals.map(({ id, scorer }) => [id, scorer]));
  return facts.goals.flatMap((goal) => {
    const position = axis.positionOf(goal);
    return exclusions
      .filter(
        ({ playerId, from, until }) =>
          playerId !== null &&
          playerId === scorers.get(goal.id) &&
          from < position &&
          position < until,
      )
      .map(({ team, playerId }): Advice => {
        const advice = { code: 'excluded-player', team, actionId: goal.id } as const;
        return playerId === null ? advice : { ...advice, playerId };
      });
  });
}

function afterSendingOff({ state, play, facts }: PlayMoment, sentOff: readonly Card[]): Advice[] {
  if (sentOff.length === 0) return [];
  const inOrder = byPlay(play);
  const goals = new Map(state.goals.map((goal) => [goal.id, goal]));
  const named = [
    ...facts.goals.flatMap((event) => {
      const { scorer = null, assist = null } = goals.get(event.id) ?? {};
      return [scorer, assist].map((playerId) => ({ event, playerId }));
    }),
    ...facts.fouls.map((event) => ({ event, playerId: event.data.by })),
    ...[...facts.cards, ...facts.exclusions, ...facts.misses, ...facts.kicks].map((event) => ({
      event,
      playerId: event.data.playerId,
    })),
  ];
  return sentOff.flatMap((card): Advice[] => {
    const { team, playerId } = card.data;
    if (playerId === null) return [];
    return named
      .filter((later) => later.playerId === playerId && inOrder(later.event, card) > 0)
      .map(({ event }) => ({ code: 'sent-off-player', team, playerId, actionId: event.id }));
  });
}
