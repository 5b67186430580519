import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmed addresses, and the mails that wait to be sent. */
export class Notices1795770000000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN email_confirmed_at timestamptz,
        ADD COLUMN language text NOT NULL DEFAULT 'hr';

      -- The key is the token's SHA-256, so whoever reads the table cannot confirm anything.
      CREATE TABLE email_confirmations (
        token_hash text PRIMARY KEY,
        user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
        email      text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX ON email_confirmations (user_id);

      -- Either to an account, at the address it has when the mail is sent, or to an address whose
      -- account is gone. A row is deleted once its mail is sent.
      CREATE TABLE notices (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id    integer REFERENCES users ON DELETE CASCADE,
        address    text,
        language   text,
        kind       text NOT NULL,
        data       jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        -- While somebody sends it; a node that died with it in hand lets go by itself.
        claimed_until timestamptz,
        CHECK (num_nonnulls(user_id, address) = 1),
        CHECK ((address IS NULL) = (language IS NULL))
      );
      CREATE INDEX ON notices (user_id);

      -- Moves and cancellations of matches whose notices are written; the log itself is read for a day.
      CREATE TABLE noticed_moves (
        match_id   integer NOT NULL,
        version    integer NOT NULL,
        noticed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (match_id, version)
      );

      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          GRANT SELECT, INSERT, UPDATE, DELETE
            ON email_confirmations, notices, noticed_moves TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE noticed_moves, notices, email_confirmations;
      ALTER TABLE users DROP COLUMN language, DROP COLUMN email_confirmed_at;
    `);
  }
}
