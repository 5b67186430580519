import { type CommentaryKind, commentaryLanguages, commentaryLimits } from '@kolo/domain';
import type { DataSource } from 'typeorm';
import type { MatchTurn } from '../../projections/match-turn.js';

/** Other results change a preview, so it is checked again this often. */
const previewHours = 6;
/** Names are read once more for as long after a change: it was not committed at once, and clocks of nodes differ. */
const overlapMinutes = 1;
/** A change of a name may be committed as long after its time. */
const longestChangeMinutes = 60;
/** A match is checked in every run for this many days after it. */
const lateDays = 3;

/** As many texts as one run takes. */
export const maxAtOnce = 200;

export interface DueText {
  matchId: number;
  kind: CommentaryKind;
  /** When one of its people was last renamed, if the text is older. */
  renamedAt: Date | null;
}

/**
 * Returns which texts have to be written: of matches near today, with changed names, and of those whose turn it is.
 */
export async function dueTexts(db: DataSource, turn: MatchTurn): Promise<DueText[]> {
  // The instant is a separate value, so that the planner knows how few rows
  // are newer.
  const [followed] = await db.query<{ since: Date }[]>(
    'SELECT followed_to - make_interval(mins => $1) AS since FROM commentary_names',
    [longestChangeMinutes],
  );
  return db.query<DueText[]>(select, [
    [...commentaryLanguages],
    commentaryLimits.previewDays,
    previewHours,
    maxAtOnce,
    overlapMinutes,
    followed?.since,
    lateDays,
    turn.below,
    turn.size,
  ]);
}

const looked = [
  ...['id', 'league_id', 'match_date', 'status', 'outcome'],
  ...['home_score', 'away_score', 'version'],
]
  .map((column) => `m.${column}`)
  .join(', ');

/** Each part of `looked_at` finds its matches by an index of its own. */
const select = `
  WITH named AS (
    SELECT match_id, max(names_changed_at) AS at FROM (
      SELECT s.match_id, p.names_changed_at
      FROM players p JOIN player_stats s ON s.player_id = p.id
      WHERE p.names_changed_at > $6
      UNION ALL
      SELECT n.id, p.names_changed_at
      FROM players p JOIN matches n ON p.team_id IN (n.home_team_id, n.away_team_id)
      WHERE p.names_changed_at > $6 AND n.status = 'scheduled'
    ) renamed GROUP BY match_id
  ), looked_at AS (
    SELECT ${looked} FROM matches m
    WHERE m.match_date BETWEEN now() - make_interval(days => $7) AND now() + make_interval(days => $2)
    UNION
    (SELECT ${looked} FROM matches m WHERE m.id < $8 ORDER BY m.id DESC LIMIT $9)
    UNION
    SELECT ${looked} FROM named JOIN matches m ON m.id = named.match_id
    UNION
    SELECT ${looked} FROM leagues l JOIN matches m ON m.league_id = l.id
    WHERE l.names_changed_at > $6
  )
  SELECT m.id AS "matchId", due.kind,
         max(changed.at) FILTER (WHERE c.names_as_of < changed.at + make_interval(mins => $5)) AS "renamedAt"
  FROM looked_at m
  CROSS JOIN LATERAL (SELECT CASE m.status WHEN 'completed' THEN 'report' ELSE 'preview' END AS kind) due
  CROSS JOIN unnest($1::text[]) AS spoken (language)
  LEFT JOIN match_commentaries c
    ON c.match_id = m.id AND c.kind = due.kind AND c.language = spoken.language
  LEFT JOIN leagues l ON l.id = m.league_id
  LEFT JOIN named ON named.match_id = m.id
  CROSS JOIN LATERAL (SELECT greatest(named.at, l.names_changed_at) AS at) changed
  WHERE m.outcome IS NULL
    AND (m.status = 'completed' AND m.home_score IS NOT NULL AND m.away_score IS NOT NULL
         OR m.status = 'scheduled'
            AND m.match_date >= now()
            AND (m.match_date <= now() + make_interval(days => $2) OR c.match_id IS NOT NULL))
    AND (c.match_id IS NULL
         OR c.source <> 'editor'
            AND (c.log_version < m.version
                 OR c.names_as_of IS NULL
                 OR c.names_as_of < changed.at + make_interval(mins => $5)
                 OR c.kind = 'preview' AND c.written_at < now() - make_interval(hours => $3)))
  GROUP BY m.match_date, m.id, due.kind
  ORDER BY m.match_date DESC LIMIT $4`;
