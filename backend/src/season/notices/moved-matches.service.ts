import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  type EarlierFixture,
  type News,
  type NewsSource,
  type NoticeContent,
} from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import type { Language } from '../../platform/api/language.js';
import { type MovedMatch, movedMatchNews } from './match-news-texts.js';

/** Read from the log: no mail is forgotten, whichever node moved the match. */
@Injectable()
export class MovedMatchesService implements NewsSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sources: NewsSourcesService,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /** Raw SQL because it reads the log: each event is taken once. */
  async collect(): Promise<void> {
    await this.db.query(`
      WITH moves AS (
        SELECT stream, version FROM events
        WHERE type IN ('MatchRescheduled', 'MatchCancelled') AND recorded_at > now() - interval '1 day'
        UNION ALL
        -- Only administrators rule so, and the audit's index knows it.
        SELECT stream, version FROM events
        WHERE type IN ('MatchPostponed', 'ResultAwarded', 'MatchAnnulled')
          AND metadata #>> '{actor,id}' IS NOT NULL AND recorded_at > now() - interval '1 day'
        UNION ALL
        SELECT undo.stream, undo.version FROM events undo
        JOIN events undone ON undone.stream = undo.stream
         AND undone.type IN ('MatchCancelled', 'MatchPostponed', 'ResultAwarded', 'MatchAnnulled')
         AND undone.command_id || '.' || undone.command_seq = undo.data ->> 'actionId'
        -- Only administrators undo it, and the audit's index knows their undos.
        WHERE undo.type = 'ActionVoided' AND undo.metadata #>> '{actor,id}' IS NOT NULL
          AND undo.recorded_at > now() - interval '1 day'
      ), moved AS (
        -- What changes a match that was played is noted where its suspensions are.
        INSERT INTO noticed_moves (match_id, version)
        SELECT moves.stream, moves.version FROM moves JOIN matches m ON m.id = moves.stream
        WHERE m.match_date > now()
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

  /** A match that was moved twice is compared with its first place. */
  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    const before = new Map<number, EarlierFixture | null>();
    for (const { kind, data } of contents)
      if (kind === 'match-moved' && !before.has(data.matchId))
        before.set(data.matchId, data.before);
    if (before.size === 0) return [];
    const rows = await this.db.query<(MovedMatch & { id: number; matchDate: Date })[]>(
      `SELECT m.id, h.name AS "homeTeam", a.name AS "awayTeam", m.round, m.venue,
              m.match_date AS "matchDate", m.status, m.outcome
       FROM matches m JOIN teams h ON h.id = m.home_team_id JOIN teams a ON a.id = m.away_team_id
       WHERE m.id = ANY ($1) AND (m.status IN ('scheduled', 'cancelled') OR m.outcome = 'awarded')
       ORDER BY m.match_date, m.id`,
      [[...before.keys()]],
    );
    const moved = rows
      .map((row) => ({
        ...row,
        matchDate: row.matchDate.toISOString(),
        before: before.get(row.id) ?? null,
      }))
      .filter(isNews);
    return moved.length === 0 ? [] : [movedMatchNews(moved, language)];
  }
}

const isNews = ({ status, outcome, before, matchDate, venue }: MovedMatch): boolean =>
  status === 'cancelled' ||
  outcome === 'postponed' ||
  outcome === 'awarded' ||
  before === null ||
  Date.parse(before.matchDate) !== Date.parse(matchDate) ||
  before.venue !== venue;
