import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Read from the log: no mail is forgotten, whichever node moved the match. */
@Injectable()
export class MovedMatchesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Raw SQL because it reads the log: each event is taken once. */
  async collect(): Promise<void> {
    await this.db.query(`
      WITH moved AS (
        INSERT INTO noticed_moves (match_id, version)
        SELECT stream, version FROM events
        WHERE type IN ('MatchRescheduled', 'MatchCancelled') AND recorded_at > now() - interval '1 day'
        UNION ALL
        SELECT undo.stream, undo.version FROM events undo
        JOIN events cancelled ON cancelled.stream = undo.stream AND cancelled.type = 'MatchCancelled'
         AND cancelled.command_id || '.' || cancelled.command_seq = undo.data ->> 'actionId'
        -- Only administrators undo it, and the audit's index knows their undos.
        WHERE undo.type = 'ActionVoided' AND undo.metadata #>> '{actor,id}' IS NOT NULL
          AND undo.recorded_at > now() - interval '1 day'
        ON CONFLICT DO NOTHING
        RETURNING match_id, version
      ), forgotten AS (
        DELETE FROM noticed_moves WHERE noticed_at < now() - interval '2 days'
      )
      INSERT INTO notices (user_id, kind, data)
      SELECT DISTINCT ON (m.id, u.id) u.id, 'match-moved', jsonb_build_object(
        'matchId', m.id,
        'before', CASE WHEN undo.stream IS NULL THEN (
          SELECT jsonb_build_object('matchDate', e.data -> 'matchDate', 'venue', e.data -> 'venue')
          FROM events e
          WHERE e.stream = m.id AND e.version < moved.version
            AND e.type IN ('MatchScheduled', 'MatchRescheduled')
          ORDER BY e.version DESC LIMIT 1
        ) END
      )
      FROM moved
      JOIN matches m ON m.id = moved.match_id
      LEFT JOIN events undo ON undo.stream = moved.match_id AND undo.version = moved.version
       AND undo.type = 'ActionVoided'
      JOIN teams t ON t.id IN (m.home_team_id, m.away_team_id)
      JOIN users u ON u.id = t.user_id
      WHERE u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL AND m.match_date > now()
      ORDER BY m.id, u.id, moved.version
    `);
  }
}
