import { ForwardMigration } from './migration.js';

/** The public search finds players and teams by the beginnings of words in their names. */
export class NameWords1795747200000 extends ForwardMigration {
  protected readonly statements = [nameWords, ...indexes];
}

/**
 * The twin of `nameWords` in the domain: a test compares both. The body is bound when it is created, as a
 * restore has no search path to find `folded_name` by.
 */
const nameWords = `
  CREATE FUNCTION name_words(name text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(array_remove(string_to_array(
      translate(folded_name(name), '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32)), ' '), ''))`;

const indexes = [
  `CREATE INDEX players_by_words ON players USING gin (name_words(first_name || ' ' || last_name))
     WHERE erased_at IS NULL`,
  'CREATE INDEX teams_by_words ON teams USING gin (name_words(name))',
];
