import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits of leagues and teams that hold whoever writes, and however many at once. */
export class PlayerLimits1795343400000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE leagues ADD CONSTRAINT leagues_end_after_start CHECK (end_date > start_date);

      -- The file's name among the private files; nothing of it comes from who sent it.
      ALTER TABLE players RENAME COLUMN employment_document_url TO employment_document;

      -- A rejected player's number is free again.
      ALTER TABLE players DROP CONSTRAINT players_team_id_jersey_number_key;
      CREATE UNIQUE INDEX players_jersey_number ON players (team_id, jersey_number)
        WHERE status <> 'rejected';
      CREATE INDEX ON players (team_id);

      -- The lock on the team makes its newcomers stand in line, so that everyone counts those before.
      CREATE FUNCTION hold_players_per_team() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM teams WHERE id = NEW.team_id FOR NO KEY UPDATE;
        IF (SELECT count(*) FROM players
            WHERE team_id = NEW.team_id AND status <> 'rejected' AND id <> NEW.id) >= 15 THEN
          RAISE EXCEPTION 'the team has 15 players'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'players_per_team';
        END IF;
        RETURN NEW;
      END $$;

      CREATE TRIGGER players_per_team_added BEFORE INSERT ON players
        FOR EACH ROW WHEN (NEW.status <> 'rejected')
        EXECUTE FUNCTION hold_players_per_team();
      CREATE TRIGGER players_per_team_changed BEFORE UPDATE OF status, team_id ON players
        FOR EACH ROW WHEN (NEW.status <> 'rejected'
          AND (OLD.status = 'rejected' OR OLD.team_id <> NEW.team_id))
        EXECUTE FUNCTION hold_players_per_team();

      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
          GRANT EXECUTE ON FUNCTION hold_players_per_team() TO kolo_app;
        END IF;
      END $$;
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER players_per_team_added ON players;
      DROP TRIGGER players_per_team_changed ON players;
      DROP FUNCTION hold_players_per_team();
      DROP INDEX players_jersey_number, players_team_id_idx;
      ALTER TABLE players ADD UNIQUE (team_id, jersey_number);
      ALTER TABLE players RENAME COLUMN employment_document TO employment_document_url;
      ALTER TABLE leagues DROP CONSTRAINT leagues_end_after_start;
    `);
  }
}
