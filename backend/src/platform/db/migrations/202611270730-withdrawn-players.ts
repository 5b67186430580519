import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A withdrawn player keeps what they did, and gives place and number back to the team. */
export class WithdrawnPlayers1795764600000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE players ADD COLUMN withdrawn_at timestamptz;

      DROP INDEX players_jersey_number;
      CREATE UNIQUE INDEX players_jersey_number ON players (team_id, jersey_number)
        WHERE status <> 'rejected' AND withdrawn_at IS NULL;

      CREATE OR REPLACE FUNCTION hold_players_per_team() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM teams WHERE id = NEW.team_id FOR NO KEY UPDATE;
        IF (SELECT count(*) FROM players
            WHERE team_id = NEW.team_id AND status <> 'rejected' AND withdrawn_at IS NULL
              AND id <> NEW.id) >= 15 THEN
          RAISE EXCEPTION 'the team has 15 players'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'players_per_team';
        END IF;
        RETURN NEW;
      END $$;

      CREATE TRIGGER players_per_team_returned BEFORE UPDATE OF withdrawn_at ON players
        FOR EACH ROW WHEN (NEW.status <> 'rejected' AND NEW.withdrawn_at IS NULL
          AND OLD.withdrawn_at IS NOT NULL)
        EXECUTE FUNCTION hold_players_per_team();
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER players_per_team_returned ON players;
      DROP INDEX players_jersey_number;
      CREATE UNIQUE INDEX players_jersey_number ON players (team_id, jersey_number)
        WHERE status <> 'rejected';
      CREATE OR REPLACE FUNCTION hold_players_per_team() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM teams WHERE id = NEW.team_id FOR NO KEY UPDATE;
        IF (SELECT count(*) FROM players
            WHERE team_id = NEW.team_id AND status <> 'rejected' AND id <> NEW.id) >= 15 THEN
          RAISE EXCEPTION 'the team has 15 players'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'players_per_team';
        END IF;
        RETURN NEW;
      END $$;
      ALTER TABLE players DROP COLUMN withdrawn_at;
    `);
  }
}
