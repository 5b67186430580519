import type { LeagueTableRow, MatchView } from '@kolo/domain';
import type { Language } from '../../../platform/api/language.js';

/** What the report of a round says: its matches, the table of its last day, and who plays next. */
export interface RoundInput {
  language: Language;
  league: { name: string; season: string };
  round: number;
  matches: readonly MatchView[];
  /** `YYYY-MM-DD` in Zagreb; the table is that of this day. */
  day: string;
  table: readonly LeagueTableRow[];
  /** Null after the last round. */
  next: { round: number; matches: readonly MatchView[] } | null;
  /** Address of the page with the league's table. */
  url: string;
}
