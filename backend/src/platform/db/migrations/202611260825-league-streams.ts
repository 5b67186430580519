import { ForwardMigration, forApplication } from './migration.js';

/** Streams below zero: the decisions of a league, and beside them the words that people add. */
export class LeagueStreams1795681500000 extends ForwardMigration {
  protected readonly statements = [streams, changeMark, texts, grants];
}

// NOT VALID, because every row was written under the narrower rule: reading the log through would hold up taps.
const streams = `
  ALTER TABLE events DROP CONSTRAINT events_counted;
  ALTER TABLE events ADD CONSTRAINT events_counted
    CHECK (version IS NULL OR stream <> 0 AND version > 0) NOT VALID;
`;

// A league's event changes no row that is watched. Of matches' events nothing is queued.
const changeMark = `
  CREATE TRIGGER raise_change_mark_league AFTER INSERT ON events
    FOR EACH ROW WHEN (NEW.stream < 0) EXECUTE FUNCTION raise_change_mark()
`;

// A text is found by its event's own id, which is known before the event is written: first the words, then the fact.
const texts = `
  CREATE TABLE log_texts (
    command_id  text NOT NULL,
    command_seq integer NOT NULL,
    -- What the words are: a reason, a remark.
    kind        text NOT NULL,
    stream      integer NOT NULL,
    text        text NOT NULL,
    author_id   integer REFERENCES users ON DELETE CASCADE,
    at          timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (command_id, command_seq, kind)
  );
  CREATE INDEX ON log_texts (stream);
  CREATE INDEX ON log_texts (author_id);
`;

const grants = forApplication('GRANT SELECT, INSERT, UPDATE, DELETE ON log_texts TO kolo_app;');
