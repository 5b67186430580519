import {
  type Advice,
  flaggedEntries,
  isScoreInDoubt,
  type LoggedMatchEvent,
  type MatchState,
  standingActions,
} from '@kolo/domain';

export interface Flags {
  /** Doubtful entries, as the assistant sees them. */
  doubts: Advice[];
  goalsWithoutScorer: number;
  cardsWithoutPlayer: number;
  scoreInDoubt: boolean;
  /** Entries that the scorer's table wanted to check again. */
  toCheck: LoggedMatchEvent[];
}

const doubtful: ReadonlySet<Advice['code']> = new Set([
  'sent-off-player',
  'same-player-again',
  'too-few-players',
  'list-too-long',
  'list-too-short',
  'second-yellow-alone',
  'excluded-player',
  'no-advantage',
  'nothing-to-decide',
  'extra-time-not-level',
  'extra-time-unfinished',
  'kick-out-of-turn',
  'kicker-again',
]);

/** Entries to look at before a period is closed; none of them blocks it. */
export function flagsOf(state: MatchState, assistant: readonly Advice[]): Flags {
  const { goals } = state;
  const flagged = flaggedEntries(state);
  return {
    doubts: assistant.filter(({ code }) => doubtful.has(code)),
    goalsWithoutScorer: goals.filter(({ scorer, kind }) => scorer === null && kind !== 'own-goal')
      .length,
    cardsWithoutPlayer: standingActions(state).filter(isOpenCard).length,
    scoreInDoubt: isScoreInDoubt(state),
    toCheck: state.actions.filter(({ id }) => flagged.includes(id)),
  };
}

const isOpenCard = (action: LoggedMatchEvent): boolean =>
  action.type === 'CardShown' && action.data.playerId === null && action.data.official === null;

export const hasFlags = (flags: Flags): boolean =>
  flags.scoreInDoubt ||
  flags.toCheck.length + flags.doubts.length + flags.goalsWithoutScorer + flags.cardsWithoutPlayer >
    0;
