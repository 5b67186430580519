import type { AssignmentState } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { accountNames } from '../../live/officials/index.js';
import type { News, NewsSource, NoticeContent } from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import type { Language } from '../../platform/api/language.js';
import { type About, type RefereedPlace, refereeingNews } from './refereeing-news-texts.js';

/** In which states of the assignment a mail is still true. */
const states: Record<About, readonly AssignmentState[]> = {
  assigned: ['assigned'],
  moved: ['assigned'],
  reopened: ['expired'],
  'cancelled-late': ['declined', 'withdrawn'],
  lost: ['assigned', 'accepted'],
};

interface Row extends Omit<RefereedPlace, 'matchDate' | 'referee'> {
  id: number;
  userId: number;
  state: AssignmentState;
  matchDate: Date;
}

/** Mails to referees about their places, and to administrators who have to find a substitute. */
@Injectable()
export class RefereeingNewsService implements NewsSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sources: NewsSourcesService,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    const all = contents.flatMap(({ kind, data }) => (kind === 'refereeing' ? [data] : []));
    if (all.length === 0) return [];
    const rows = await this.db.query<Row[]>(
      `SELECT a.id, a.state, a.role, a.user_id AS "userId", m.match_date AS "matchDate", m.venue,
              coalesce(h.name, '') AS "homeTeam", coalesce(g.name, '') AS "awayTeam"
       FROM referee_assignments a JOIN matches m ON m.id = a.match_id
       LEFT JOIN teams h ON h.id = m.home_team_id LEFT JOIN teams g ON g.id = m.away_team_id
       WHERE a.id = ANY ($1) AND m.status = 'scheduled' AND m.match_date > now()
       ORDER BY m.match_date, a.id`,
      [all.map(({ assignmentId }) => assignmentId)],
    );
    const nameOf = await accountNames(
      this.db,
      rows.map(({ userId }) => userId),
    );
    return Object.entries(states).flatMap(([about, isTrueIn]) => {
      const ids = new Set(
        all.filter((one) => one.about === about).map(({ assignmentId }) => assignmentId),
      );
      const places = rows
        .filter(({ id, state }) => ids.has(id) && isTrueIn.includes(state))
        .map((row) => ({
          ...row,
          matchDate: row.matchDate.toISOString(),
          referee: nameOf(row.userId),
        }));
      return places.length === 0 ? [] : [refereeingNews(about as About, places, language)];
    });
  }
}
