import { ForwardMigration } from './migration.js';

/** Finds what clashes with a league's matches without comparing everything that is played at the same hours. */
export class Bookings1795519020000 extends ForwardMigration {
  protected readonly statements = [
    'CREATE INDEX teams_of_account ON teams (user_id)',
    indexReadModels,
    onVenue('public'),
  ];
}

const venue = String.raw`nullif(lower(regexp_replace(trim(venue), '\s+', ' ', 'g')), '')`;

function onVenue(schema: string): string {
  return `CREATE INDEX ON ${schema}.matches ((${venue}), match_date)
    WHERE status IN ('scheduled', 'in_progress')`;
}

// A rebuild makes the indexes of its tables with this function.
const indexReadModels = `
  CREATE OR REPLACE FUNCTION index_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('CREATE INDEX ON %1$I.matches (league_id, match_date, id)', target);
    EXECUTE format($ddl$${onVenue('%1$I')}$ddl$, target);
  END $$
`;
