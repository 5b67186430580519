import type { PersonKind } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { replacementsOf } from './replacements.js';
import type { Subject } from './subject.js';

interface AboutReports extends Subject {
  /** Also those in which the name of a team is erased. */
  teamNames: boolean;
}

/**
 * Matches whose report names the person by what the product knows; read before the person is forgotten, as names
 * are forgotten with it. Words that people wrote are searched apart.
 */
export async function matchesNaming(
  manager: EntityManager,
  { kind, id, teamNames }: AboutReports,
): Promise<number[]> {
  const parameters = kind === 'account' ? [id, teamNames] : [id];
  const matches = await manager.query<{ id: number }[]>(namedIn[kind], parameters);
  return matches.map((match) => match.id);
}

const namedIn: Record<PersonKind, string> = {
  // A report names a replaced player beside the one who took the place.
  player: `SELECT match_id AS id FROM player_stats WHERE player_id = $1
     UNION SELECT match FROM (${replacementsOf('ARRAY[$1::integer]')}) AS replaced`,
  official: 'SELECT match_id AS id FROM match_officials WHERE official_id = $1',
  account: `SELECT match_id AS id FROM match_referees WHERE user_id = $1
     UNION SELECT n.match_id FROM match_officials n JOIN officials o ON o.id = n.official_id
     WHERE o.user_id = $1
     UNION SELECT stream FROM log_texts WHERE author_id = $1 AND stream > 0
     UNION SELECT m.id FROM matches m JOIN teams t ON t.id IN (m.home_team_id, m.away_team_id)
     JOIN users u ON u.id = t.user_id
     WHERE u.id = $1 AND ($2 OR folded_name(t.name) = folded_name(u.username))`,
};

/**
 * That a report was archived stays, with its hash, so that it is not archived once more.
 * @returns the files, for their removal after the commit
 */
export async function forgetReportFiles(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<string[]> {
  const [rows] = await manager.query<[{ file: string }[], number]>(
    `WITH old AS (
       SELECT match_id, log_version, kind, language, template, file FROM match_reports
       WHERE match_id = ANY ($1) AND file IS NOT NULL FOR UPDATE
     )
     UPDATE match_reports r SET file = NULL FROM old
     WHERE (r.match_id, r.log_version, r.kind, r.language, r.template)
         = (old.match_id, old.log_version, old.kind, old.language, old.template)
     RETURNING old.file`,
    [matchIds],
  );
  return rows.map(({ file }) => file);
}
