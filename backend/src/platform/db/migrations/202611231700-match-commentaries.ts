import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is written about matches: a preview and a report, in both languages. Not derived from the log. */
export class MatchCommentaries1795453200000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE match_commentaries (
        match_id    integer NOT NULL,
        kind        text NOT NULL CHECK (kind IN ('preview', 'report')),
        language    text NOT NULL CHECK (language IN ('hr', 'en')),
        text        text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
        source      text NOT NULL CHECK (source IN ('llm', 'template', 'editor')),
        hidden      boolean NOT NULL DEFAULT false,
        -- Of the match's log, when the text was written.
        log_version integer NOT NULL CHECK (log_version > 0),
        -- What the text tells; a text is written again when this is not so any more.
        facts_hash  text NOT NULL,
        edited_by   integer REFERENCES users,
        written_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (match_id, kind, language),
        CHECK ((source = 'editor') = (edited_by IS NOT NULL))
      );

      -- Attempts at a language model, for the budgets of a match and of a day.
      CREATE TABLE commentary_attempts (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        match_id   integer NOT NULL,
        tokens     integer NOT NULL DEFAULT 0 CHECK (tokens >= 0),
        at         timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX commentary_attempts_at ON commentary_attempts (at);
      CREATE INDEX commentary_attempts_match ON commentary_attempts (match_id, at);

      -- match_commentary, which nothing wrote, stays for nodes of the version before.
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          GRANT SELECT, INSERT, UPDATE, DELETE ON match_commentaries TO kolo_app;
          GRANT SELECT, INSERT, UPDATE, DELETE ON commentary_attempts TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE commentary_attempts, match_commentaries');
  }
}
