import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { News, NewsSource, NoticeContent } from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import type { Language } from '../../platform/api/language.js';
import { type ProposedMove, proposalNews } from './proposal-news-texts.js';

/** Mails about proposals to move a match, to the company that has to answer or that was answered. */
@Injectable()
export class ProposalNewsService implements NewsSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sources: NewsSourcesService,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /** Proposals are read when the mail is written; one that was withdrawn or carried out meanwhile needs no answer. */
  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    const ids = contents.flatMap(({ kind, data }) =>
      kind === 'move-proposal' ? [data.proposalId] : [],
    );
    if (ids.length === 0) return [];
    const rows = await this.db.query<
      (Omit<ProposedMove, 'matchDate' | 'answerBy'> & { matchDate: Date; answerBy: Date })[]
    >(
      `SELECT h.name AS "homeTeam", a.name AS "awayTeam", t.name AS team, p.state, p.venue,
              p.match_date AS "matchDate", p.answer_by AS "answerBy"
       FROM move_proposals p JOIN matches m ON m.id = p.match_id JOIN teams t ON t.id = p.team_id
       JOIN teams h ON h.id = m.home_team_id JOIN teams a ON a.id = m.away_team_id
       WHERE p.id = ANY ($1) AND m.status = 'scheduled'
         AND (p.state IN ('accepted', 'declined') OR (p.state = 'open' AND p.answer_by > now()))
       ORDER BY p.id`,
      [ids],
    );
    const moves = rows.map(({ matchDate, answerBy, ...row }) => ({
      ...row,
      matchDate: matchDate.toISOString(),
      answerBy: answerBy.toISOString(),
    }));
    return moves.length === 0 ? [] : [proposalNews(moves, language)];
  }
}
