import { matchRules } from './match-rules';

/** What leagues play by. */
export const ruleTexts = { matchRules };
