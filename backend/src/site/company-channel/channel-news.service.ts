import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import {
  type RulingRecord,
  ruledOutcomeOf,
  selectedRuling,
} from '../../projections/ruling-rows.js';
import { PublishedSuspensionsService } from '../../season/discipline/published-suspensions.service.js';
import {
  type ChannelMatch,
  cancelledText,
  movedText,
  postponedText,
  resultText,
} from './channel-texts.js';

export interface ChannelNews {
  userId: number;
  matchId: number;
  kind: 'moved' | 'result';
  language: Language;
}

interface MatchRow extends Omit<ChannelMatch, 'matchDate' | 'decided'>, RulingRecord {
  matchDate: Date;
  status: string;
  leagueId: number | null;
  /** Those of the two teams that are the company's. */
  ownTeams: number[];
}

/** What a message says, by the match as it is when it is sent. */
@Injectable()
export class ChannelNewsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly suspensions: PublishedSuspensionsService,
  ) {}

  /** Null where it is no longer true, or no longer news. */
  async textOf(
    { userId, matchId, kind, language }: ChannelNews,
    now: Date,
  ): Promise<string | null> {
    const [row] = await this.db.query<MatchRow[]>(
      `SELECT m.status, m.match_date AS "matchDate", m.venue, m.home_score AS "homeScore",
              m.away_score AS "awayScore", m.league_id AS "leagueId", h.name AS home, a.name AS away,
              ${selectedRuling},
              ARRAY(SELECT t.id FROM teams t
                    WHERE t.id IN (m.home_team_id, m.away_team_id) AND t.user_id = $2) AS "ownTeams"
       FROM matches m JOIN teams h ON h.id = m.home_team_id JOIN teams a ON a.id = m.away_team_id
       WHERE m.id = $1`,
      [matchId, userId],
    );
    if (row === undefined) return null;
    const decided = ruledOutcomeOf(row);
    const match = { ...row, matchDate: row.matchDate.toISOString(), decided };
    if (kind === 'result') {
      if (row.status !== 'completed' || row.homeScore === null) return null;
      return resultText(match, await this.missing(row), language);
    }
    if (row.outcome === 'postponed') return postponedText(match, language);
    if (row.matchDate <= now) return null;
    if (row.status === 'cancelled') return cancelledText(match, language);
    return row.status === 'scheduled' ? movedText(match, language) : null;
  }

  /** As on the public list: only where the league publishes it, and by the names that it shows. */
  private async missing({ leagueId, ownTeams }: MatchRow): Promise<string[]> {
    if (leagueId === null) return [];
    const published = await this.suspensions.of(leagueId);
    return published.filter(({ teamId }) => ownTeams.includes(teamId)).map(({ name }) => name);
  }
}
