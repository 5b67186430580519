import type { PersonKind } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import type { Forgetter } from './forgetter.js';
import type { Subject } from './subject.js';

interface MatchText {
  match_id: number;
  kind: string;
  language: string;
  text: string;
  source: string;
}

/** Matches and leagues of the person, and names there that parts of the person's name may belong to. */
export interface Surroundings {
  matches: ReadonlySet<number>;
  leagues: ReadonlySet<number>;
  others: readonly string[];
}

/** Read before the person is forgotten, as an official's matches are forgotten with the name. */
export async function surroundingsOf(
  manager: EntityManager,
  { kind, id }: Subject,
): Promise<Surroundings> {
  const matches = await manager.query<{ id: number }[]>(matchesOf[kind], [id]);
  const leagues = await manager.query<{ id: number }[]>(
    `SELECT t.league_id AS id FROM players p JOIN teams t ON t.id = p.team_id
     WHERE $2 = 'player' AND p.id = $1 AND t.league_id IS NOT NULL`,
    [id, kind],
  );
  const ids = matches.map((match) => match.id);
  const leagueIds = leagues.map((league) => league.id);
  const others = await manager.query<{ name: string }[]>(
    `WITH about AS (
       SELECT home_team_id AS id FROM matches WHERE id = ANY ($2)
       UNION SELECT away_team_id FROM matches WHERE id = ANY ($2)
       UNION SELECT id FROM teams WHERE league_id = ANY ($3)
     )
     SELECT first_name || ' ' || last_name AS name FROM players
     WHERE team_id IN (SELECT id FROM about) AND ($4 <> 'player' OR id <> $1)
     UNION SELECT name FROM teams WHERE id IN (SELECT id FROM about)`,
    [id, ids, leagueIds, kind],
  );
  return {
    matches: new Set(ids),
    leagues: new Set(leagueIds),
    others: others.map(({ name }) => name),
  };
}

const matchesOf: Record<PersonKind, string> = {
  player: `SELECT match_id AS id FROM player_stats WHERE player_id = $1
     UNION SELECT m.id FROM matches m JOIN players p ON p.team_id IN (m.home_team_id, m.away_team_id)
     WHERE p.id = $1`,
  official: 'SELECT DISTINCT match_id AS id FROM match_officials WHERE official_id = $1',
  account: `SELECT match_id AS id FROM match_referees WHERE user_id = $1
     UNION SELECT n.match_id FROM match_officials n JOIN officials o ON o.id = n.official_id
     WHERE o.user_id = $1`,
};

/**
 * An editor's text only loses the name; a job rewrites the others.
 * @param write false only counts
 * @returns how many name the person
 */
export async function forgetInMatchTexts(
  manager: EntityManager,
  forgetter: Forgetter,
  { matches, others }: Surroundings,
  write = true,
): Promise<number> {
  const texts = await manager.query<MatchText[]>(
    'SELECT match_id, kind, language, text, source FROM match_commentaries',
  );
  let found = 0;
  for (const { match_id: match, kind, language, text, source } of texts) {
    const left = forgetter.inProse(text, { alone: matches.has(match), others });
    if (left === text) continue;
    found += 1;
    if (!write) continue;
    const rewrite = source === 'editor' ? '' : ", log_version = 1, facts_hash = ''";
    await manager.query(
      `UPDATE match_commentaries SET text = left($4, 4000)${rewrite}
       WHERE match_id = $1 AND kind = $2 AND language = $3`,
      [match, kind, language, left],
    );
  }
  return found;
}

/** @returns matches of leagues whose names were changed, which their reports print */
export async function forgetInTitles(
  manager: EntityManager,
  forgetter: Forgetter,
): Promise<number[]> {
  const rules = await manager.query<{ id: number; title: string; filename: string }[]>(
    'SELECT id, title, original_filename AS filename FROM rules_documents',
  );
  for (const { id, title, filename } of rules)
    if (forgetter.finds([title, filename]))
      await manager.query('SELECT rename_rules_document($1, left($2, 120), left($3, 200))', [
        ...[id, forgetter.inValue(title), forgetter.inValue(filename)],
      ]);
  const leagues = await manager.query<{ id: number; name: string; description: string | null }[]>(
    'SELECT id, name, description FROM leagues',
  );
  const renamed = leagues.filter(({ name, description }) => forgetter.finds([name, description]));
  for (const { id, name, description } of renamed)
    await manager.query('UPDATE leagues SET name = $2, description = $3 WHERE id = $1', [
      ...[id, forgetter.inValue(name), forgetter.inJson(description)],
    ]);
  await forgetInShortTexts(manager, forgetter);
  // A statement that is closed lets go of a note, and takes no other one.
  const notes = await manager.query<{ id: number; note: string }[]>(
    'SELECT id, note FROM referee_statement_lines WHERE note IS NOT NULL',
  );
  const naming = notes.filter(({ note }) => forgetter.finds(note)).map(({ id }) => id);
  await manager.query('UPDATE referee_statement_lines SET note = NULL WHERE id = ANY ($1)', [
    naming,
  ]);
  const matches = await manager.query<{ id: number }[]>(
    'SELECT id FROM matches WHERE league_id = ANY ($1)',
    [renamed.filter(({ name }) => forgetter.finds(name)).map(({ id }) => id)],
  );
  return matches.map(({ id }) => id);
}

/** How the short texts of a table are read, with their ids, and written. */
const shortTexts = {
  prediction_groups: [
    'SELECT id, name AS text FROM prediction_groups',
    'UPDATE prediction_groups SET name = left($2, 60) WHERE id = $1',
  ],
  move_proposals: [
    'SELECT id, venue AS text FROM move_proposals',
    'UPDATE move_proposals SET venue = $2 WHERE id = $1',
  ],
  fine_payments: [
    'SELECT id, note AS text FROM fine_payments WHERE note IS NOT NULL',
    'UPDATE fine_payments SET note = left($2, 200) WHERE id = $1',
  ],
  match_grants: [
    'SELECT id, label AS text FROM match_grants',
    'UPDATE match_grants SET label = $2 WHERE id = $1',
  ],
  blackouts: [
    'SELECT id, reason AS text FROM blackouts WHERE reason IS NOT NULL',
    'UPDATE blackouts SET reason = left($2, 100) WHERE id = $1',
  ],
} as const;

async function forgetInShortTexts(manager: EntityManager, forgetter: Forgetter): Promise<void> {
  for (const [read, write] of Object.values(shortTexts)) {
    const rows = await manager.query<{ id: number; text: string }[]>(read);
    for (const { id, text } of rows)
      if (forgetter.finds(text)) await manager.query(write, [id, forgetter.inValue(text)]);
  }
}

/** Short texts that name somebody, with the table of each. */
export async function shortTextsNaming(
  manager: EntityManager,
  isNamedIn: (text: string) => boolean,
): Promise<{ table: string; text: string }[]> {
  const found: { table: string; text: string }[] = [];
  for (const [table, [read]] of Object.entries(shortTexts)) {
    const rows = await manager.query<{ text: string }[]>(read);
    for (const { text } of rows) if (isNamedIn(text)) found.push({ table, text });
  }
  return found;
}
