import { type Advice, type LoggedMatchEvent, type MatchState, standingActions } from '@kolo/domain';

export interface Flags {
  /** Doubtful entries, as the assistant sees them. */
  doubts: Advice[];
  goalsWithoutScorer: number;
  cardsWithoutPlayer: number;
}

const doubtful: ReadonlySet<Advice['code']> = new Set([
  'sent-off-player',
  'same-player-again',
  'too-few-players',
  'list-too-long',
]);

/** What the scorekeeper should look at before a period is closed; none of it stands in the way. */
export function flagsOf(state: MatchState, assistant: readonly Advice[]): Flags {
  const { goals } = state;
  return {
    doubts: assistant.filter(({ code }) => doubtful.has(code)),
    goalsWithoutScorer: goals.filter(({ scorer, kind }) => scorer === null && kind !== 'own-goal')
      .length,
    cardsWithoutPlayer: standingActions(state).filter(isOpenCard).length,
  };
}

const isOpenCard = (action: LoggedMatchEvent): boolean =>
  action.type === 'CardShown' && action.data.playerId === null && action.data.official === null;

export const hasFlags = ({ doubts, goalsWithoutScorer, cardsWithoutPlayer }: Flags): boolean =>
  doubts.length + goalsWithoutScorer + cardsWithoutPlayer > 0;
