import { matchRules } from './match-rules';
import { seasonRules } from './season-rules';

/** What leagues play by. */
export const ruleTexts = { matchRules, seasonRules };
