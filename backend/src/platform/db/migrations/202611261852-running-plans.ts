import { ForwardMigration, forApplication } from './migration.js';

/** Plans of seasons that are being made, so that any node says how far they are, and stops them. */
export class RunningPlans1795719120000 extends ForwardMigration {
  protected readonly statements = [table, grants];
}

const table = `
  CREATE TABLE running_plans (
    id         uuid PRIMARY KEY,
    league_id  integer NOT NULL REFERENCES leagues ON DELETE CASCADE,
    percent    smallint NOT NULL DEFAULT 0,
    is_stopped boolean NOT NULL DEFAULT false,
    begun_at   timestamptz NOT NULL DEFAULT clock_timestamp()
  )
`;

const grants = forApplication('GRANT SELECT, INSERT, UPDATE, DELETE ON running_plans TO kolo_app;');
