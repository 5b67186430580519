import { ForwardMigration, forApplication } from './migration.js';

/** When a player left a team: a ban goes along, and matches before that are those of the old team. */
export class PlayerMoves1795709100000 extends ForwardMigration {
  protected readonly statements = [table, trigger, mark, grants];
}

const table = `
  CREATE TABLE player_moves (
    player_id    integer NOT NULL REFERENCES players ON DELETE CASCADE,
    from_team_id integer NOT NULL REFERENCES teams ON DELETE CASCADE,
    at           timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (player_id, at)
  );
  CREATE INDEX ON player_moves (from_team_id);
`;

// A trigger, so that moves by the version before are recorded too.
const trigger = `
  CREATE FUNCTION note_player_move() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO player_moves (player_id, from_team_id) VALUES (OLD.id, OLD.team_id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_player_move AFTER UPDATE OF team_id ON players
    FOR EACH ROW WHEN (OLD.team_id IS DISTINCT FROM NEW.team_id)
    EXECUTE FUNCTION note_player_move();
`;

const mark = `
  CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON player_moves
    FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()`;

const grants = forApplication(`
  GRANT SELECT, INSERT ON player_moves TO kolo_app;
`);
