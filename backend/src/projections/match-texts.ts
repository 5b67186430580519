import type { CommentaryKind } from '@kolo/domain';
import type { DataSource } from 'typeorm';
import type { Language } from '../platform/api/language.js';

/** A text about a match that is not hidden. */
export interface MatchText {
  kind: CommentaryKind;
  language: Language;
  text: string;
}

/** Joins as `c` the text that is shown with a match `m`: its preview, or its report once it is over. */
export const shownTextJoin = (language: Language): string => `
  LEFT JOIN match_commentaries c
    ON c.match_id = m.id AND c.language = '${language}' AND NOT c.hidden
   AND m.outcome IS NULL
   AND c.kind = CASE m.status WHEN 'completed' THEN 'report' WHEN 'scheduled' THEN 'preview' END`;

/** Returns the texts of one match that are not hidden, in all languages. */
export const readMatchTexts = (db: DataSource, matchId: number): Promise<MatchText[]> =>
  db.query<MatchText[]>(
    `SELECT kind, language, text FROM match_commentaries WHERE match_id = $1 AND NOT hidden`,
    [matchId],
  );
