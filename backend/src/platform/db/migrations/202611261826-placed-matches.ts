import { rowsOf } from './flat-lists.js';
import { ForwardMigration } from './migration.js';

/** The place of a match in a stage of its league. */
export class PlacedMatches1795717560000 extends ForwardMigration {
  protected readonly statements = [
    `ALTER TABLE matches ${columns}`,
    `CREATE INDEX ON matches ${index}`,
    create,
    project,
  ];
}

// Null in a match of the ordinary season, so that no row from before has to change.
const columns = 'ADD COLUMN stage_id integer, ADD COLUMN tie text, ADD COLUMN leg integer';

const index = '(league_id, stage_id) WHERE stage_id IS NOT NULL';

// A rebuild makes its tables with the function of this name.
const create = `
  ALTER FUNCTION create_read_models(name) RENAME TO create_read_models_without_places;
  CREATE FUNCTION create_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM create_read_models_without_places(target);
    EXECUTE format('ALTER TABLE %1$I.matches ${columns}', target);
    EXECUTE format('CREATE INDEX ON %1$I.matches ${index}', target);
  END $$
`;

export const projectPlaces = `
    IF places IS NOT NULL THEN
      UPDATE matches m SET stage_id = p.stage, tie = p.tie, leg = p.leg
      FROM (SELECT places[at + 1]::integer, places[at + 2]::integer, places[at + 3],
                   places[at + 4]::integer
            FROM ${rowsOf('places', 4)}) AS p (id, stage, tie, leg)
      WHERE m.id = p.id;
    END IF;`;

// Nodes of the release before never send places, and what they send leaves the columns alone.
const project = `
  ALTER FUNCTION project_lines(jsonb) RENAME TO project_lines_without_places;
  CREATE FUNCTION project_lines(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    places text[] := changes->>'places';
  BEGIN
    PERFORM project_lines_without_places(changes);${projectPlaces}
  END $$
`;
