import { compareTexts } from '../compare-texts.js';
import type {
  ReportCard,
  ReportFoul,
  ReportGoal,
  ReportMissedKick,
  ReportPeriod,
  ReportSendingOff,
  ReportTime,
} from '../contract/report-content.js';
import { minuteLabel } from '../match/clock.js';
import { standingActions } from '../match/corrections.js';
import type { LoggedMatchEvent, TeamSide } from '../match/events.js';
import type { ReductionCause } from '../match/ruled-match-fields.js';
import { byPlay, type Facts } from '../match/rules/facts.js';
import { counts } from '../match/rules/fouls.js';
import { matchRecord } from '../match/rules/live-fields.js';
import { isExclusion } from '../match/rules/numbers.js';
import { type MatchState, sideOf } from '../match/state.js';
import type { MatchRules } from '../rules/match-rules.js';

interface Entered<Content> {
  event: LoggedMatchEvent;
  content: Content;
}

/** What was entered, in the order of play; the order in which it reached the log plays no part. */
export function inReportOrder<Content>(
  { play }: MatchState,
  entered: readonly Entered<Content>[],
): Content[] {
  const byTime = play === null ? byHalf : byPlay(play);
  const atOnce = ({ event }: Entered<Content>) => ({ ...event, version: 0 });
  return [...entered]
    .sort((a, b) => byTime(atOnce(a), atOnce(b)) || byText(a.content, b.content))
    .map(({ content }) => content);
}

const byHalf = (a: LoggedMatchEvent, b: LoggedMatchEvent): number =>
  (a.half ?? 0) - (b.half ?? 0) ||
  (a.second ?? Number.MAX_VALUE) - (b.second ?? Number.MAX_VALUE) ||
  compareTexts(a.at, b.at);

const byText = (a: unknown, b: unknown): number =>
  compareTexts(JSON.stringify(a), JSON.stringify(b));

function reportTime({ play }: MatchState, event: LoggedMatchEvent): ReportTime {
  const { half, period, played } = event;
  return {
    half,
    minute: minuteLabel(event, play?.rules),
    ...(period === undefined ? {} : { period }),
    ...(played === undefined ? {} : { played }),
  };
}

/** Returns the goals with the score after each, in the order of play. */
export function courseOf(state: MatchState): ReportGoal[] {
  const goals = new Map(state.goals.map(({ id, ...goal }) => [id, goal]));
  const entered = standingActions(state).flatMap((event) => {
    const goal = goals.get(event.id);
    return goal === undefined ? [] : [{ event, content: { ...reportTime(state, event), ...goal } }];
  });
  const score = { home: 0, away: 0 };
  return inReportOrder(state, entered).map((goal) => {
    score[goal.team] += 1;
    return { ...goal, score: { ...score } };
  });
}

const raisedCards = { yellowCards: 'yellow', redCards: 'red' } as const;

/** In a match without a sheet, cards are counters of players. */
export function cardsOf(state: MatchState): ReportCard[] {
  const entered = standingActions(state).flatMap((event): Entered<ReportCard>[] => {
    const time = reportTime(state, event);
    if (event.type === 'CardShown') {
      const { team, playerId, official, card } = event.data;
      return [{ event, content: { ...time, team, playerId, official, card } }];
    }
    if (event.type !== 'PlayerCounterRaised') return [];
    const { playerId, counter } = event.data;
    const team = sideOf(state, playerId);
    if (team === null || (counter !== 'yellowCards' && counter !== 'redCards')) return [];
    const card = raisedCards[counter];
    return [{ event, content: { ...time, team, playerId, official: null, card } }];
  });
  return inReportOrder(state, entered);
}

/** Returns who was sent off or excluded, and when the team was complete again. */
export function sendingsOffOf(state: MatchState, facts: Facts): ReportSendingOff[] {
  const { play } = state;
  return play === null
    ? inReportOrder(state, raisedSendingsOff(state))
    : inReportOrder(state, ruledSendingsOff(state, facts, play.rules));
}

function ruledSendingsOff(
  state: MatchState,
  { cards, exclusions }: Facts,
  rules: MatchRules,
): Entered<ReportSendingOff>[] {
  const ended = new Map(matchRecord(state)?.endedReductions.map((one) => [one.id, one]));
  const shown = cards.filter(({ data }) => data.card !== 'yellow' && data.official === null);
  return [...shown, ...exclusions].map((event) => {
    const { team, playerId } = event.data;
    const back = ended.get(event.id);
    const reentry = back === undefined ? null : { by: back.endedBy, ...back.until };
    const cause = causeOf(rules, event);
    return { event, content: { ...reportTime(state, event), team, playerId, cause, reentry } };
  });
}

function causeOf(
  rules: MatchRules,
  event: LoggedMatchEvent<'CardShown' | 'ExclusionGiven'>,
): ReductionCause {
  if (event.type === 'ExclusionGiven' || isExclusion(rules, event)) return 'exclusion';
  return event.data.card === 'red' ? 'red' : 'second-yellow';
}

function raisedSendingsOff(state: MatchState): Entered<ReportSendingOff>[] {
  return standingActions(state).flatMap((event): Entered<ReportSendingOff>[] => {
    if (event.type !== 'PlayerCounterRaised') return [];
    const { playerId, counter } = event.data;
    const team = sideOf(state, playerId);
    if (team === null || (counter !== 'redCards' && counter !== 'twoMinPenalties')) return [];
    const cause = counter === 'redCards' ? 'red' : 'exclusion';
    const time = reportTime(state, event);
    return [{ event, content: { ...time, team, playerId, cause, reentry: null } }];
  });
}

/** Returns penalties and kicks without a wall that were not scored. */
export function missedKicksOf(state: MatchState, { misses }: Facts): ReportMissedKick[] {
  const entered = misses.map((event) => {
    const { team, playerId, kind, how } = event.data;
    return { event, content: { ...reportTime(state, event), team, playerId, kind, how } };
  });
  return inReportOrder(state, entered);
}

/** The kicks are no period: they have neither fouls nor timeouts. */
export function periodsOf(state: MatchState, facts: Facts): ReportPeriod[] {
  const { play } = state;
  const begun =
    play === null
      ? ([1, 2] as const).filter((half) => half <= state.currentHalf)
      : play.periods.map(({ period }) => period).filter((period) => period < 5);
  const counted = play === null ? [] : facts.fouls.filter((foul) => counts(play.rules, foul));
  return begun.map((period) => {
    const inIt = <Event extends LoggedMatchEvent>(events: readonly Event[], team: TeamSide) =>
      events.filter(
        (event) =>
          (play === null ? event.half : event.period) === period &&
          'team' in event.data &&
          event.data.team === team,
      );
    const foulsOf = (team: TeamSide) =>
      inReportOrder(
        state,
        inIt(counted, team).map((event) => ({ event, content: foulOf(state, event) })),
      );
    const timeoutsOf = (team: TeamSide) =>
      inReportOrder(
        state,
        inIt(facts.timeouts, team).map((event) => ({ event, content: reportTime(state, event) })),
      );
    return {
      period,
      fouls: { home: foulsOf('home'), away: foulsOf('away') },
      timeouts: { home: timeoutsOf('home'), away: timeoutsOf('away') },
    };
  });
}

function foulOf(state: MatchState, event: LoggedMatchEvent<'FoulCommitted'>): ReportFoul {
  const { by: playerId, official = false, restart } = event.data;
  return { ...reportTime(state, event), playerId, official, restart };
}
