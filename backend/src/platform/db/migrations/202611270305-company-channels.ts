import { ForwardMigration, forApplication } from './migration.js';

/** The Teams or Slack channel of a company, and what is posted to it. */
export class CompanyChannels1795748700000 extends ForwardMigration {
  protected readonly statements = [channels, messages, grants];
}

const channels = `
  CREATE TABLE company_channels (
    user_id      integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    host         text NOT NULL,
    -- The address, encrypted.
    secret       text NOT NULL,
    created_at   timestamptz NOT NULL DEFAULT now(),
    failures     integer NOT NULL DEFAULT 0,
    off_at       timestamptz,
    last_sent_at timestamptz
  )
`;

// One row per match and kind: news that comes later replaces what still waits.
const messages = `
  CREATE TABLE channel_messages (
    user_id  integer NOT NULL REFERENCES company_channels ON DELETE CASCADE,
    match_id integer NOT NULL,
    kind     text NOT NULL CHECK (kind IN ('moved', 'result')),
    version  integer NOT NULL,
    due_at   timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    tried_at timestamptz,
    PRIMARY KEY (user_id, match_id, kind)
  );
  CREATE INDEX channel_messages_due ON channel_messages (due_at) WHERE tried_at IS NULL
`;

const grants = forApplication(`
  GRANT SELECT, INSERT, UPDATE, DELETE ON company_channels, channel_messages TO kolo_app;
`);
