import { ForwardMigration } from './migration.js';

/** The twin of `foldedName` in the domain: a test compares both. */
const fold = String.raw`
  CREATE OR REPLACE FUNCTION folded_name(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT btrim(
      replace(replace(replace(
        translate(
          lower(
            regexp_replace(
              regexp_replace(
                regexp_replace(
                  regexp_replace(
                    normalize(name, NFD),
                    '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffb]',
                    '', 'g'),
                  '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
                '[\u2010-\u2015\u2212]', '-', 'g'),
              '[\u2018-\u201b\u02b9-\u02bc\u2032\u00b4\u0060]', '''', 'g')
          ),
          'đĐłŁøØħĦŧŦıς', 'ddlloohhttiσ'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      ' ')
  $$
`;

/**
 * The extension lies in the schema that a restore sets aside, so the names have no index until that schema is
 * gone. Where the extension cannot be had, a search reads every name.
 */
export const indexNames = `
  DO $$ BEGIN
    IF NOT pg_has_role((SELECT relowner FROM pg_class WHERE oid = 'players'::regclass), 'USAGE') THEN
      RAISE insufficient_privilege USING MESSAGE = 'must be owner of table players';
    END IF;
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX IF NOT EXISTS users_folded ON users USING gin (
        folded_name(username || ' | ' || email || coalesce(' | ' || company_name, '')) gin_trgm_ops);
      CREATE INDEX IF NOT EXISTS players_folded ON players USING gin (
        folded_name(first_name || ' ' || last_name || ' | ' || last_name || ' ' || first_name) gin_trgm_ops);
      -- The release before searches by these; a restore lost them too.
      CREATE INDEX IF NOT EXISTS users_called ON users USING gin (
        lower(username || E'\\n' || email || coalesce(E'\\n' || company_name, '')) gin_trgm_ops);
      CREATE INDEX IF NOT EXISTS players_called ON players USING gin (
        lower(first_name || ' ' || last_name || E'\\n' || last_name || ' ' || first_name) gin_trgm_ops);
    EXCEPTION
      WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
        RAISE NOTICE 'Without pg_trgm a search for people reads every name: %', SQLERRM;
    END;
  END $$
`;

const sameName = `
  CREATE INDEX IF NOT EXISTS players_same_name ON players (folded_name(first_name || ' ' || last_name))
`;

/** Names are found and compared as they look. */
export class FoldedNames1795659000000 extends ForwardMigration {
  protected readonly statements = [fold, indexNames, sameName];
}
