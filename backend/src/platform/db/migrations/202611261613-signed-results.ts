import { rowsOf } from './flat-lists.js';
import { ForwardMigration } from './migration.js';

/** What people held back, made official or reopened after a match. */
export class SignedResults1795709580000 extends ForwardMigration {
  protected readonly statements = [`ALTER TABLE matches ${columns}`, create, project];
}

// Null in an ordinary match, so that no row from before has to change.
const columns = 'ADD COLUMN sign_state text, ADD COLUMN official_at timestamptz';

// A rebuild makes its tables with the function of this name.
const create = `
  ALTER FUNCTION create_read_models(name) RENAME TO create_read_models_without_signed;
  CREATE FUNCTION create_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM create_read_models_without_signed(target);
    EXECUTE format('ALTER TABLE %1$I.matches ${columns}', target);
  END $$
`;

export const projectSigned = `
    IF signed IS NOT NULL THEN
      UPDATE matches m SET sign_state = s.state, official_at = s.at
      FROM (SELECT signed[at + 1]::integer, signed[at + 2], signed[at + 3]::timestamptz
            FROM ${rowsOf('signed', 3)}) AS s (id, state, at)
      WHERE m.id = s.id;
    END IF;`;

// Nodes of the release before never send these, and what they send leaves the columns alone.
const project = `
  ALTER FUNCTION project_lines(jsonb) RENAME TO project_lines_without_signed;
  CREATE FUNCTION project_lines(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    signed text[] := changes->>'signed';
  BEGIN
    PERFORM project_lines_without_signed(changes);${projectSigned}
  END $$
`;
