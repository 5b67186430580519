import { ForwardMigration, forApplication } from './migration.js';

export class Operation1795419480000 extends ForwardMigration {
  protected readonly statements = [notices, runs, grants, verifyByNodes];
}

const notices = `
  -- An account gets the mail at its address of that moment; an address is stored only if the account is gone.
  CREATE TABLE notices (
    id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id       integer REFERENCES users ON DELETE CASCADE,
    address       text,
    language      text,
    kind          text NOT NULL,
    data          jsonb NOT NULL DEFAULT '{}',
    created_at    timestamptz NOT NULL DEFAULT now(),
    -- The claim of a node that died runs out.
    claimed_until timestamptz,
    CHECK (num_nonnulls(user_id, address) = 1),
    CHECK ((address IS NULL) = (language IS NULL))
  );
  CREATE INDEX ON notices (user_id);

  -- The log is read for a whole day, so it is noted which moves have their notices.
  CREATE TABLE noticed_moves (
    match_id   integer NOT NULL,
    version    integer NOT NULL,
    noticed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match_id, version)
  );
`;

const runs = `
  -- A fill that was cut short is finished, and no fill is repeated.
  CREATE TABLE seed_runs (
    name        text PRIMARY KEY,
    league_id   integer NOT NULL REFERENCES leagues,
    started_at  timestamptz NOT NULL,
    finished_at timestamptz
  );

  CREATE TABLE maintenance_runs (
    task         text PRIMARY KEY,
    ok           boolean NOT NULL,
    last_good_at timestamptz
  );
`;

const grants = forApplication(`
  GRANT SELECT, INSERT, UPDATE, DELETE ON notices, noticed_moves, seed_runs TO kolo_app;
`);

// Nodes record their nightly verify; what is recorded of backups they only read.
const verifyByNodes = forApplication(`
  REVOKE ALL ON maintenance_runs FROM kolo_app;
  GRANT SELECT, INSERT, UPDATE ON maintenance_runs TO kolo_app;
  ALTER TABLE maintenance_runs ENABLE ROW LEVEL SECURITY;
  CREATE POLICY everybody_reads ON maintenance_runs FOR SELECT USING (true);
  CREATE POLICY nodes_note ON maintenance_runs FOR INSERT TO kolo_app WITH CHECK (task = 'verify');
  CREATE POLICY nodes_note_again ON maintenance_runs FOR UPDATE TO kolo_app USING (task = 'verify');
`);
