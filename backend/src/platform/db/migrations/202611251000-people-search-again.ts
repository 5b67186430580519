import { ForwardMigration } from './migration.js';

/**
 * The extension lies in the schema that a restore sets aside, so the names have no index until that schema is
 * gone. Where the extension cannot be had, a search reads every name.
 */
const indexNames = `
  DO $$ BEGIN
    IF NOT pg_has_role((SELECT relowner FROM pg_class WHERE oid = 'players'::regclass), 'USAGE') THEN
      RAISE insufficient_privilege USING MESSAGE = 'must be owner of table players';
    END IF;
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
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

/** For databases that lost the indexes in a restore. */
export class PeopleSearchAgain1795600800000 extends ForwardMigration {
  protected readonly statements = [indexNames];
}
