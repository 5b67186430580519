import { ForwardMigration, forApplication } from './migration.js';

/** What an administrator chose; every other award follows from the log. */
export class Awards1795720260000 extends ForwardMigration {
  protected readonly statements = [table, grants];
}

const table = `
  CREATE TABLE league_awards (
    league_id integer NOT NULL REFERENCES leagues ON DELETE CASCADE,
    kind      text NOT NULL,
    player_id integer REFERENCES players ON DELETE CASCADE,
    team_id   integer REFERENCES teams ON DELETE CASCADE,
    user_id   integer REFERENCES users ON DELETE CASCADE,
    PRIMARY KEY (league_id, kind),
    CONSTRAINT league_awards_one_winner CHECK (num_nonnulls(player_id, team_id, user_id) = 1)
  );
  CREATE INDEX league_awards_player ON league_awards (player_id) WHERE player_id IS NOT NULL;
  CREATE INDEX league_awards_team ON league_awards (team_id) WHERE team_id IS NOT NULL;
  CREATE INDEX league_awards_user ON league_awards (user_id) WHERE user_id IS NOT NULL;
  CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON league_awards
    FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()
`;

const grants = forApplication('GRANT SELECT, INSERT, UPDATE, DELETE ON league_awards TO kolo_app;');
