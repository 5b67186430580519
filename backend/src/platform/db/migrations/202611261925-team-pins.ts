import { ForwardMigration, forApplication } from './migration.js';

/** By which a team signs the report of a match. Match ids have no foreign key: a rebuild swaps matches. */
export class TeamPins1795721100000 extends ForwardMigration {
  protected readonly statements = [table, grants];
}

const table = `
  CREATE TABLE team_pins (
    match_id integer NOT NULL,
    team     text NOT NULL CHECK (team IN ('home', 'away')),
    pin_hash text NOT NULL,
    PRIMARY KEY (match_id, team)
  )
`;

const grants = forApplication(`
  GRANT SELECT, INSERT, UPDATE (pin_hash) ON team_pins TO kolo_app;
`);
