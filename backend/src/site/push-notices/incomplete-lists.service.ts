import { incompleteSides, type MatchNotice, noticeTimes } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MatchRulesService } from '../../registry/match-rules/match-rules.service.js';
import { PublishedSuspensionsService } from '../../season/discipline/published-suspensions.service.js';
import {
  addMessage,
  type ComingMatch,
  comingMatches,
  isFirst,
  noticeAhead,
} from './push-messages.js';

/** Somebody follows a team of a match `m` and chose this notice. */
const isChosen = `EXISTS (
  SELECT FROM push_topics t JOIN push_subscriptions s ON s.id = t.subscription_id
  WHERE t.kind = 'team' AND t.topic_id IN (m.home_team_id, m.away_team_id)
    AND s.kinds @> ARRAY['incomplete'])`;

/**
 * A day before a match, followers of a team learn that too few of its players may play. It says nothing that pages do
 * not show: approved players, and suspensions where the league publishes them.
 */
@Injectable()
export class IncompleteListsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly rules: MatchRulesService,
    private readonly suspensions: PublishedSuspensionsService,
  ) {}

  /** Each time of a match once. */
  async announce(now: Date): Promise<void> {
    const ahead = { now, withinMs: noticeTimes.incompleteMs, followed: isChosen };
    const coming = await comingMatches(this.db, 'incomplete_for', ahead);
    for (const match of coming) {
      const notice = await this.noticeOf(match);
      await this.db.transaction((manager) => announce(manager, match, notice, now));
    }
  }

  private async noticeOf(match: ComingMatch): Promise<MatchNotice | null> {
    const { leagueId, homeTeamId, awayTeamId } = match;
    const { rules } = await this.rules.of(leagueId);
    const suspended = await this.suspendedIn(match);
    // Raw SQL: the seasons of both teams in one answer.
    const [players = { home: 0, away: 0 }] = await this.db.query<{ home: number; away: number }[]>(
      `SELECT count(*) FILTER (WHERE team_id = $1)::integer AS home,
              count(*) FILTER (WHERE team_id = $2)::integer AS away
       FROM players WHERE team_id IN ($1, $2) AND status = 'approved' AND withdrawn_at IS NULL
         AND id <> ALL ($3::integer[])`,
      [homeTeamId, awayTeamId, suspended],
    );
    const incomplete = incompleteSides(players, rules.playersOnPitch);
    if (incomplete.length === 0) return null;
    return { ...noticeAhead(match, 'incomplete'), incomplete };
  }

  private async suspendedIn({ id, leagueId }: ComingMatch): Promise<number[]> {
    if (leagueId === null) return [];
    const published = await this.suspensions.of(leagueId);
    return published.flatMap(({ matchId, playerId }) => (matchId === id ? (playerId ?? []) : []));
  }
}

async function announce(
  manager: EntityManager,
  match: ComingMatch,
  notice: MatchNotice | null,
  now: Date,
): Promise<void> {
  const isNew = await isFirst(manager, match, 'incomplete_for');
  if (isNew && notice !== null) await addMessage(manager, match.id, notice, now);
}
