import {
  limits,
  type RateRefereeRequest,
  type RefereeMean,
  type RefereesToRate,
  type SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { accountNames, writtenName } from '../../live/officials/index.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { isOver } from './assignment-rows.js';

interface Rateable {
  isOver: boolean;
  isOpen: boolean;
  isOwn: boolean;
}

/** Played on the pitch, also where its result was awarded afterwards. */
const isPlayed = `${isOver} AND (m.outcome IS NULL OR m.current_half > 0 OR m.played_home IS NOT NULL)`;

const isOpen = `m.match_date > now() - interval '${limits.referees.ratingDays} days'`;

/** Whose teams play `matches m`, as `$1` asks. */
const isOwn = `EXISTS (SELECT FROM teams t
  WHERE t.id IN (m.home_team_id, m.away_team_id) AND t.user_id = $1)`;

/** The companies of a match rate its referees, who never read it (docs/product.md#referees). */
@Injectable()
export class RefereeRatingsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
    private readonly leagues: LeaguesService,
  ) {}

  /** Matches whose referees the company may rate now, the latest first. */
  toRate(companyId: number): Promise<RefereesToRate[]> {
    return this.db.query<RefereesToRate[]>(
      `SELECT m.id AS "matchId", to_json(m.match_date AT TIME ZONE 'UTC') #>> '{}' || 'Z' AS "matchDate",
              json_build_object('id', home.id, 'name', home.name) AS home,
              json_build_object('id', away.id, 'name', away.name) AS away,
              json_agg(json_build_object('userId', a.user_id, 'role', a.role, 'stars', r.stars,
                'name', ${writtenName('a.user_id')})
                ORDER BY a.id) AS referees
       FROM matches m
       JOIN teams home ON home.id = m.home_team_id
       JOIN teams away ON away.id = m.away_team_id
       JOIN referee_assignments a ON a.match_id = m.id AND a.state = 'accepted'
       LEFT JOIN referee_ratings r
         ON (r.match_id, r.user_id, r.rated_by) = (m.id, a.user_id, $1)
       WHERE ${isOwn} AND ${isPlayed} AND ${isOpen}
       GROUP BY m.id, m.match_date, home.id, away.id
       ORDER BY m.match_date DESC, m.id DESC`,
      [companyId],
    );
  }

  /**
   * The last one counts.
   * @throws RefusalError `match.not-found`, `auth.forbidden`, `match.not-over`, `referee.rating-closed`, `referee.not-found`
   */
  async rate(
    matchId: number,
    { userId, stars }: RateRefereeRequest,
    actor: SessionUser,
  ): Promise<void> {
    await this.db.transaction(async (manager) => {
      await refuseUnrateable(manager, matchId, actor.id);
      const [referee] = await manager.query<{ username: string }[]>(
        `SELECT u.username FROM referee_assignments a JOIN users u ON u.id = a.user_id
         WHERE a.match_id = $1 AND a.user_id = $2 AND a.state = 'accepted' FOR UPDATE OF a`,
        [matchId, userId],
      );
      if (referee === undefined) throw RefusalError.of('referee.not-found');
      const key = [matchId, userId, actor.id];
      const [before] = await manager.query<{ stars: number }[]>(
        'SELECT stars FROM referee_ratings WHERE (match_id, user_id, rated_by) = ($1, $2, $3)',
        key,
      );
      if (before?.stars === stars) return;
      await manager.query(
        `INSERT INTO referee_ratings (match_id, user_id, rated_by, stars) VALUES ($1, $2, $3, $4)
         ON CONFLICT (match_id, user_id, rated_by)
         DO UPDATE SET stars = excluded.stars, rated_at = clock_timestamp()`,
        [...key, stars],
      );
      await this.audit.record(manager, {
        actor,
        action: 'match.rate-referee',
        subject: { type: 'match', id: matchId, name: '' },
        before: before === undefined ? null : { stars: before.stars },
        after: { stars, referees: referee.username },
      });
    });
  }

  /**
   * Of a league's matches, the best first.
   * @throws RefusalError `league.not-found`
   */
  async means(leagueId: number): Promise<RefereeMean[]> {
    await this.leagues.get(leagueId);
    const means = await this.db.query<Omit<RefereeMean, 'name'>[]>(
      `SELECT r.user_id AS "userId",
              count(*)::integer AS ratings, round(avg(r.stars), 2)::float AS mean
       FROM referee_ratings r JOIN matches m ON m.id = r.match_id
       WHERE m.league_id = $1 GROUP BY r.user_id
       ORDER BY avg(r.stars) DESC, count(*) DESC, r.user_id`,
      [leagueId],
    );
    const nameOf = await accountNames(
      this.db,
      means.map(({ userId }) => userId),
    );
    return means.map((mean) => ({ ...mean, name: nameOf(mean.userId) }));
  }
}

async function refuseUnrateable(
  manager: EntityManager,
  matchId: number,
  companyId: number,
): Promise<void> {
  const [match] = await manager.query<Rateable[]>(
    `SELECT ${isPlayed} AS "isOver", ${isOpen} AS "isOpen", ${isOwn} AS "isOwn"
     FROM matches m WHERE m.id = $2`,
    [companyId, matchId],
  );
  if (match === undefined) throw RefusalError.of('match.not-found');
  if (!match.isOwn) throw RefusalError.of('auth.forbidden');
  if (!match.isOver) throw RefusalError.of('match.not-over');
  if (!match.isOpen) throw RefusalError.of('referee.rating-closed');
}
