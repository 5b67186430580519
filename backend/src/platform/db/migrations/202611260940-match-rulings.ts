import { rowsOf } from './flat-lists.js';
import { ForwardMigration } from './migration.js';

/** Decisions about a match, beside its score. */
export class MatchRulings1795686000000 extends ForwardMigration {
  protected readonly statements = [`ALTER TABLE matches ${columns}`, create, project];
}

// Null in an ordinary match, so that no row from before has to change.
const columns = `ADD COLUMN outcome text, ADD COLUMN awarded_to text, ADD COLUMN played_home integer,
  ADD COLUMN played_away integer, ADD COLUMN forfeit_goals integer`;

// A rebuild makes its tables with the function of this name.
const create = `
  ALTER FUNCTION create_read_models(name) RENAME TO create_read_models_without_rulings;
  CREATE FUNCTION create_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM create_read_models_without_rulings(target);
    EXECUTE format('ALTER TABLE %1$I.matches ${columns}', target);
  END $$
`;

export const projectRulings = `
    IF rulings IS NOT NULL THEN
      UPDATE matches m
      SET outcome = r.outcome, awarded_to = r.awarded_to, played_home = r.home, played_away = r.away,
          forfeit_goals = r.against
      FROM (SELECT rulings[at + 1]::integer, rulings[at + 2], rulings[at + 3], rulings[at + 4]::integer,
                   rulings[at + 5]::integer, rulings[at + 6]::integer
            FROM ${rowsOf('rulings', 6)}) AS r (id, outcome, awarded_to, home, away, against)
      WHERE m.id = r.id;
    END IF;`;

// Nodes of the release before never send rulings, and what they send leaves these columns alone.
const project = `
  ALTER FUNCTION project_lines(jsonb) RENAME TO project_lines_without_rulings;
  CREATE FUNCTION project_lines(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    rulings text[] := changes->>'rulings';
  BEGIN
    PERFORM project_lines_without_rulings(changes);${projectRulings}
  END $$
`;
