import {
  type Bracket,
  type BracketSlot,
  bracketOf,
  type DefineStageRequest,
  type StagePlaceholder,
  type TeamRef,
} from '@kolo/domain';

/** The team in an entry's place now; null for a place that no team has yet. */
export type TeamNow = (entry: StagePlaceholder) => TeamRef | null;

/** The bracket that a definition makes, before it is saved. */
export function previewBracket(stage: DefineStageRequest, teamNow: TeamNow): Bracket {
  const { name, legs, thirdPlace = false } = stage;
  const rounds = bracketOf({
    stage: { ...stage, seeding: null, ruledTies: {} },
    entries: stage.entries.map((placeholder) => slotOf(placeholder, teamNow(placeholder))),
    matches: [],
    withdrawn: [],
    lots: [],
  });
  return { stage: { id: 0, name, thirdPlace, legs }, rounds };
}

const slotOf = (placeholder: StagePlaceholder, team: TeamRef | null): BracketSlot =>
  team === null ? { placeholder } : { team, fixed: false, placeholder };
