import { ForwardMigration, forApplication } from './migration.js';

/** Match ids have no foreign key here: matches are a read model, which a rebuild swaps. */
export class MatchReports1795719000000 extends ForwardMigration {
  protected readonly statements = [table, grants];
}

// A row without a file was archived and removed since, and is not archived again.
const table = `
  CREATE TABLE match_reports (
    match_id    integer NOT NULL,
    log_version integer NOT NULL CHECK (log_version > 0),
    kind        text NOT NULL CHECK (kind = 'full'),
    language    text NOT NULL CHECK (language IN ('hr', 'en')),
    template    integer NOT NULL CHECK (template > 0),
    sha256      text NOT NULL,
    file        text,
    made_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (match_id, log_version, kind, language, template)
  );
  CREATE UNIQUE INDEX ON match_reports (file);
`;

const grants = forApplication(`
  GRANT SELECT, INSERT, UPDATE (file) ON match_reports TO kolo_app;
`);
