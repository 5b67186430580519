import type { WithdrawalMode } from '../rules/season-rules.js';
import type { DecisionAnswer, DecisionText } from './decisions.js';
import type { LeagueTableRow, TopScorer } from './tables.js';

export interface WithdrawalRequest extends DecisionText {
  teamId: number;
  mode: WithdrawalMode;
}

export type WithdrawalEffect = 'annul' | 'award';

/** A match that a withdrawal changes; the others stay as they are. */
export interface WithdrawnMatch {
  matchId: number;
  does: WithdrawalEffect;
}

interface BeforeAndAfter<Row> {
  before: Row[];
  after: Row[];
}

/** `POST /api/leagues/{id}/withdrawals?preview=true`: what it would do, and nothing is decided. */
export interface WithdrawalPreview extends BeforeAndAfter<LeagueTableRow> {
  matches: WithdrawnMatch[];
  lists: { scorers: BeforeAndAfter<TopScorer> };
  decision: null;
}

export interface WithdrawalAnswer extends DecisionAnswer {
  matches: WithdrawnMatch[];
}
