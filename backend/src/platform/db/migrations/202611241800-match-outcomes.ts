import { fields, rowsOf } from './flat-lists.js';
import { ForwardMigration } from './migration.js';

/** Kicks and extra time beside the score of a match. */
export class MatchOutcomes1795543200000 extends ForwardMigration {
  protected readonly statements = [`ALTER TABLE matches ${columns}`, create, project];
}

// Null without kicks and without extra time, so that no row from before has to change.
const columns =
  'ADD COLUMN home_kicks integer, ADD COLUMN away_kicks integer, ADD COLUMN after_extra_time boolean';

// A rebuild makes its tables with the function of this name.
const create = `
  ALTER FUNCTION create_read_models(name) RENAME TO create_listed_read_models;
  CREATE FUNCTION create_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM create_listed_read_models(target);
    EXECUTE format('ALTER TABLE %1$I.matches ${columns}', target);
  END $$
`;

export const projectOutcomes = `
    IF outcomes IS NOT NULL THEN
      UPDATE matches m
      SET home_kicks = o.home, away_kicks = o.away, after_extra_time = o.extra = 1
      FROM (SELECT ${fields('outcomes', ['id', 'home', 'away', 'extra'])}
            FROM ${rowsOf('outcomes', 4)}) AS o (id, home, away, extra)
      WHERE m.id = o.id;
    END IF;`;

// Nodes of the release before never send outcomes, and what they send leaves these columns alone.
const project = `
  ALTER FUNCTION project_lines(jsonb) RENAME TO project_counted_lines;
  CREATE FUNCTION project_lines(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    outcomes integer[] := changes->>'outcomes';
  BEGIN
    PERFORM project_counted_lines(changes);${projectOutcomes}
  END $$
`;
