import { ForwardMigration, forApplication } from './migration.js';

/** The team that a PIN is of, as a match of the finals may get another team on the same side. */
export class TeamsOfPins1795823400000 extends ForwardMigration {
  protected readonly statements = [
    'ALTER TABLE team_pins ADD COLUMN team_id integer',
    `UPDATE team_pins p
     SET team_id = CASE p.team WHEN 'home' THEN m.home_team_id ELSE m.away_team_id END
     FROM matches m WHERE m.id = p.match_id`,
    forApplication('GRANT UPDATE (team_id) ON team_pins TO kolo_app;'),
  ];
}
