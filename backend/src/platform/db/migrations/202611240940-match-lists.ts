import { ForwardMigration } from './migration.js';

/** The matches of a league by date: what its lists read, and the nearest to a day without reading the others. */
export class MatchLists1795513200000 extends ForwardMigration {
  protected readonly statements = [indexReadModels, `SELECT index_read_models('public')`, create];
}

// A match's league never changes and its date only while it is scheduled, so taps stay HOT.
const indexReadModels = `
  CREATE FUNCTION index_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('CREATE INDEX ON %1$I.matches (league_id, match_date, id)', target);
  END $$
`;

// A rebuild makes its tables with the function of this name.
const create = `
  ALTER FUNCTION create_read_models(name) RENAME TO create_watched_read_models;
  CREATE FUNCTION create_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM create_watched_read_models(target);
    PERFORM index_read_models(target);
  END $$
`;
