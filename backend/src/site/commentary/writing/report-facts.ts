import {
  actionsInPlayOrder,
  boardLine,
  halfTimeScoreOf,
  type LoggedMatchEvent,
  limits,
  type MatchRules,
  type MatchState,
  minuteLabel,
  scoreOf,
  sideOf,
  standingActions,
} from '@kolo/domain';
import type { CardFact, Decision, GoalFact, ReportFacts, TeamFacts } from './facts.js';

export interface Surroundings {
  home: TeamFacts;
  away: TeamFacts;
  names: ReadonlyMap<number, string>;
}

/** @returns null without a result */
export function reportFacts(state: MatchState, around: Surroundings): ReportFacts | null {
  const score = scoreOf(state);
  if (state.status !== 'completed' || score.home === null || score.away === null) return null;
  const { matchId, round, venue, matchDate, mvpPlayerId, lineup } = state;
  const { home, away, names } = around;
  const mvpSide = mvpPlayerId === null ? null : sideOf(state, mvpPlayerId);
  const mvpName = mvpPlayerId === null ? undefined : names.get(mvpPlayerId);
  return {
    kind: 'report',
    matchId,
    round,
    venue,
    matchDate,
    home,
    away,
    score: { home: score.home, away: score.away },
    halfTime: halfTimeScoreOf(state),
    decision: decisionOf(state),
    ...lengthOf(state.play?.rules),
    goals: goalsOf(state, names),
    cards: cardsOf(state, names),
    mvp: mvpSide === null || mvpName === undefined ? null : { name: mvpName, team: mvpSide },
    people: [...(lineup?.home ?? []), ...(lineup?.away ?? [])].flatMap((id) => names.get(id) ?? []),
  };
}

function goalsOf(state: MatchState, names: ReadonlyMap<number, string>): GoalFact[] {
  const goals = new Map(state.goals.map((goal) => [goal.id, goal]));
  const score = { home: state.result?.home ?? 0, away: state.result?.away ?? 0 };
  const name = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? null));
  return actionsInPlayOrder(standingActions(state), state.play).flatMap((event): GoalFact[] => {
    const goal = goals.get(event.id);
    if (goal === undefined) return [];
    const { team, scorer, assist, kind } = goal;
    score[team] += 1;
    return [
      {
        team,
        kind,
        scorer: name(scorer),
        assist: name(assist),
        minute: minuteLabel(event, state.play?.rules),
        score: { ...score },
      },
    ];
  });
}

function cardsOf(state: MatchState, names: ReadonlyMap<number, string>): CardFact[] {
  return actionsInPlayOrder(standingActions(state), state.play).flatMap((event): CardFact[] => {
    const shown = cardOf(event, state.play?.rules);
    if (shown === null) return [];
    const { playerId, ...card } = shown;
    const player = names.get(playerId);
    const team = sideOf(state, playerId);
    if (player === undefined || team === null) return [];
    return [{ player, team, ...card, minute: minuteLabel(event, state.play?.rules) }];
  });
}

type ShownCard = Pick<CardFact, 'colour' | 'isSecondYellow'> & { playerId: number };

/** Reports leave out cards of officials. */
function cardOf(event: LoggedMatchEvent, rules: MatchRules | undefined): ShownCard | null {
  if (event.type === 'PlayerCounterRaised') {
    const { playerId, counter } = event.data;
    if (counter === 'yellowCards') return { playerId, colour: 'yellow' };
    return counter === 'redCards' ? { playerId, colour: 'red' } : null;
  }
  if (event.type !== 'CardShown' || event.data.playerId === null) return null;
  const { playerId, card } = event.data;
  if (card !== 'second-yellow') return { playerId, colour: card };
  return rules?.secondYellow === 'exclusion'
    ? { playerId, colour: 'yellow' }
    : { playerId, colour: 'red', isSecondYellow: true };
}

/** Left out where it is usual, so that existing reports keep their hash. */
function lengthOf(rules: MatchRules | undefined): Pick<ReportFacts, 'regularMinutes'> {
  const { halfMinutes = limits.halfMinutes } = rules ?? {};
  return halfMinutes === limits.halfMinutes ? {} : { regularMinutes: 2 * halfMinutes };
}

/** Kicks that decided nothing were not played to their end. */
function decisionOf(state: MatchState): Decision | null {
  const { shootout, clock } = boardLine(state);
  if (shootout != null) {
    const { home, away } = shootout;
    if (home === away) return null;
    return { by: 'kicks', winner: home > away ? 'home' : 'away', score: { home, away } };
  }
  return clock != null && 'period' in clock && clock.period > 2 ? { by: 'extra-time' } : null;
}
