import { ForwardMigration } from './migration.js';

/** The twin of `nameWords` in the domain: a test compares both. The body is bound when it is created. */
const nameWords = `
  CREATE OR REPLACE FUNCTION name_words(name text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(array_remove(string_to_array(
      translate(folded_name(name), '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~«»‹›“”„‟', repeat(' ', 40)), ' '), ''))`;

/** The search finds a name within typographic quotation marks: `„Bura“ d.o.o.`. */
export class QuotedNames1795810500000 extends ForwardMigration {
  protected readonly statements = [
    nameWords,
    'REINDEX INDEX players_by_words',
    'REINDEX INDEX teams_by_words',
  ];
}
