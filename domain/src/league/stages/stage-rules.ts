import { type MatchRules, presetRules } from '../../rules/match-rules.js';
import { decidersOf } from '../../season/stage-ties.js';
import type { StageDefinition } from '../../season/stages.js';

const { tournament } = presetRules;

/**
 * The sheet of a match of a stage. The last leg of a tie has the extra time and the kicks that the stage chose, and a
 * single match needs a winner; over two legs that depends on the first one (docs/product.md#finals).
 */
export function rulesInStage(rules: MatchRules, stage: StageDefinition, leg: number): MatchRules {
  if (stage.kind !== 'knock-out') return rules;
  const deciders = leg === stage.legs ? decidersOf(stage) : [];
  const extraTime = deciders.includes('extra-time')
    ? (rules.extraTime ?? tournament.extraTime)
    : null;
  const kicks = deciders.includes('kicks') ? (rules.kicks ?? tournament.kicks) : null;
  const winnerNeeded = stage.legs === 1 && kicks !== null;
  return { ...rules, extraTime, kicks, winnerNeeded };
}
