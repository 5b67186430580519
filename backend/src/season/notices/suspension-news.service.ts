import { type Ban, type DisciplineRecord, zagrebWallTime } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { News, NewsSource, NoticeContent } from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import type { Language } from '../../platform/api/language.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { DisciplineService } from '../discipline/discipline.service.js';
import { type SuspendedPerson, suspensionNews } from './suspension-news-texts.js';

type Suspended = Extract<NoticeContent, { kind: 'suspended' }>['data'];

/** Mails to companies whose people are suspended by a match or by a decision of the league. */
@Injectable()
export class SuspensionNewsService implements NewsSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sources: NewsSourcesService,
    private readonly discipline: DisciplineService,
    private readonly teams: TeamsService,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /**
   * Raw SQL because it reads the log: each whistle and each decision is taken once, whichever node wrote it.
   * The suspended people are looked up when the mail is written.
   */
  async collect(): Promise<void> {
    await this.db.query(`
      WITH suspending AS (
        INSERT INTO noticed_moves (match_id, version)
        SELECT e.stream, e.version FROM matches m
        JOIN events e ON e.stream = m.id AND e.type = 'MatchFinished'
        WHERE m.status = 'completed' AND m.league_id IS NOT NULL
          AND m.match_date > now() - interval '3 days' AND e.recorded_at > now() - interval '1 day'
        UNION ALL
        SELECT stream, version FROM events
        WHERE stream < 0 AND type = 'SuspensionImposed' AND recorded_at > now() - interval '1 day'
          AND metadata #>> '{actor,id}' IS NOT NULL
        ON CONFLICT DO NOTHING
        RETURNING match_id AS stream, version
      )
      INSERT INTO notices (user_id, kind, data)
      SELECT u.id, 'suspended', jsonb_build_object(
        'leagueId', coalesce(m.league_id, -e.stream), 'teamId', t.id, 'matchId', m.id,
        'decisionId', CASE WHEN m.id IS NULL THEN e.command_id || '.' || e.command_seq END
      )
      FROM suspending
      JOIN events e USING (stream, version)
      LEFT JOIN matches m ON m.id = e.stream
      LEFT JOIN players p ON m.id IS NULL AND p.id = (e.data ->> 'playerId')::integer
      JOIN teams t ON t.id IN (m.home_team_id, m.away_team_id, p.team_id)
      JOIN users u ON u.id = t.user_id
      WHERE u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL
      ORDER BY e.position, t.id
    `);
  }

  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    const all = contents.flatMap(({ kind, data }) => (kind === 'suspended' ? [data] : []));
    const people: SuspendedPerson[] = [];
    for (const leagueId of new Set(all.map((one) => one.leagueId)))
      people.push(...(await this.suspendedIn(leagueId, all)));
    return people.length === 0 ? [] : [suspensionNews(people, language)];
  }

  private async suspendedIn(
    leagueId: number,
    all: readonly Suspended[],
  ): Promise<SuspendedPerson[]> {
    const { people, officials } = await this.discipline.of(leagueId);
    const teams = await this.teams.refs(all.map(({ teamId }) => teamId));
    const { day: today } = zagrebWallTime(Date.now());
    return [...people, ...officials].flatMap((record) =>
      record.bans
        .filter((ban) => isOpen(ban, today) && all.some((one) => isFrom(one, record, ban)))
        .map((ban) => ({ name: record.name, team: teams.get(record.teamId)?.name ?? '', ban })),
    );
  }
}

const isFrom = (
  { teamId, matchId, decisionId }: Suspended,
  record: DisciplineRecord,
  ban: Ban,
): boolean =>
  record.teamId === teamId &&
  (decisionId === null
    ? ban.matchId === matchId && ban.decisionId === null
    : ban.decisionId === decisionId);

function isOpen({ remaining, until, forEver, heldByAppeal }: Ban, today: string): boolean {
  if (heldByAppeal) return false;
  return remaining > 0 || forEver === true || (until !== undefined && until >= today);
}
