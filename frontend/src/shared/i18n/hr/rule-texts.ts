import { matchRules } from './match-rules';
import { seasonRules } from './season-rules';

/** Texts about the rules of leagues. */
export const ruleTexts = { matchRules, seasonRules };
