import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the home page told of every season stood in its code. Leagues that there are keep of it what is true of
 * them: the hall and the hours of their matches, ball and format, and the finals of the season that has them.
 */
export class SeasonSettings1795763400000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE leagues
        ADD COLUMN venue text,
        ADD COLUMN kick_off_from text,
        ADD COLUMN kick_off_until text
          CONSTRAINT leagues_kick_off_window CHECK (kick_off_until > kick_off_from),
        ADD COLUMN format text,
        ADD COLUMN ball_size smallint,
        ADD COLUMN finals_on date,
        ADD COLUMN finalists smallint;

      UPDATE leagues l
      SET format = '4+1',
          ball_size = 5,
          venue = m.venue,
          kick_off_from = CASE WHEN m.first < m.last THEN m.first END,
          kick_off_until = CASE WHEN m.first < m.last THEN m.last END
      FROM (
        SELECT id,
               (SELECT mode() WITHIN GROUP (ORDER BY venue) FROM matches WHERE league_id = leagues.id) AS venue,
               (SELECT min(to_char(match_date AT TIME ZONE 'Europe/Zagreb', 'HH24:MI'))
                FROM matches WHERE league_id = leagues.id) AS first,
               (SELECT max(to_char(match_date AT TIME ZONE 'Europe/Zagreb', 'HH24:MI'))
                FROM matches WHERE league_id = leagues.id) AS last
        FROM leagues
      ) m
      WHERE m.id = l.id;

      UPDATE leagues SET finals_on = '2026-05-24', finalists = 8
      WHERE start_date <= '2026-05-24 22:00+02' AND end_date >= '2026-05-24 00:00+02';
    `);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE leagues
        DROP COLUMN venue, DROP COLUMN kick_off_from, DROP COLUMN kick_off_until, DROP COLUMN format,
        DROP COLUMN ball_size, DROP COLUMN finals_on, DROP COLUMN finalists;
    `);
  }
}
