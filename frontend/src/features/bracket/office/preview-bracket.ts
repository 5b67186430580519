import {
  type Bracket,
  type BracketLeg,
  type BracketSlot,
  type BracketTie,
  type DefineStageRequest,
  knockOutTies,
  type StagePlaceholder,
  type TeamRef,
  type TieShape,
} from '@kolo/domain';
import { legsOf } from './stage-draft';

/** The team that has an entry's place now; null for one that nobody has yet. */
export type TeamNow = (entry: StagePlaceholder) => TeamRef | null;

/** The bracket that a definition makes, before it is saved. */
export function previewBracket(stage: DefineStageRequest, teamNow: TeamNow): Bracket {
  const { name, entries, legs, thirdPlace = false } = stage;
  const rounds: Bracket['rounds'] = [];
  for (const shape of knockOutTies(entries.length, thirdPlace === true)) {
    const tie = tieOf(shape, stage, teamNow);
    const round = rounds.find((known) => known.name === shape.round);
    if (round === undefined) rounds.push({ name: shape.round, ties: [tie] });
    else round.ties.push(tie);
  }
  return { stage: { id: 0, name, thirdPlace, legs }, rounds };
}

function tieOf(shape: TieShape, stage: DefineStageRequest, teamNow: TeamNow): BracketTie {
  const slot = (source: TieShape['home']): BracketSlot => {
    if ('winner' in source) return { placeholder: { source: 'winner', tie: source.winner } };
    if ('loser' in source) return { placeholder: { source: 'loser', tie: source.loser } };
    const placeholder = stage.entries[source.entry] ?? { source: 'table', rank: source.entry + 1 };
    const team = teamNow(placeholder);
    return team === null ? { placeholder } : { team, fixed: false, placeholder };
  };
  return {
    id: shape.id,
    home: slot(shape.home),
    away: slot(shape.away),
    legs: legsOf(stage).map((leg) => legOf(shape.id, leg, stage)),
    aggregate: null,
    winner: null,
    by: null,
    conflict: false,
  };
}

function legOf(tie: string, leg: 1 | 2, { kickOffs = [] }: DefineStageRequest): BracketLeg {
  const reserved = kickOffs.find((kickOff) => kickOff.tie === tie && kickOff.leg === leg);
  return {
    matchId: null,
    leg,
    matchDate: reserved?.at ?? null,
    venue: reserved?.venue ?? null,
    status: null,
    homeTeamId: null,
    homeScore: null,
    awayScore: null,
  };
}
