import type { DisciplineRecord, PublishedSuspension } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { DisciplineService } from './discipline.service.js';

type Banned = DisciplineRecord & Pick<PublishedSuspension, 'playerId' | 'officialId'>;

/**
 * Everybody may read who misses the next round, without the reason, where the league publishes it; by the names of
 * public pages.
 */
@Injectable()
export class PublishedSuspensionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly states: LeagueStatesService,
    private readonly discipline: DisciplineService,
    private readonly players: PlayersService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<PublishedSuspension[]> {
    return this.shared.answer(`suspensions ${leagueId}`, async () => {
      const { people, officials } = await this.discipline.of(leagueId);
      const { seasonRules } = await this.states.of(leagueId);
      return seasonRules.rules.discipline.published
        ? this.inNextRound([
            ...people.map((one) => ({ ...one, officialId: null })),
            ...officials.map((one) => ({ ...one, playerId: null })),
          ])
        : [];
    });
  }

  /**
   * The next round of a team is its next match, and none of an earlier day that was never entered; a suspension that
   * begins later is left out.
   */
  private async inNextRound(people: readonly Banned[]): Promise<PublishedSuspension[]> {
    const blocked = people.filter(({ blockedIn }) => blockedIn !== null);
    const named = await this.players.named(blocked.flatMap(({ playerId }) => playerId ?? []));
    const names = blocked.map(({ playerId, name }) =>
      playerId === null ? name : (named.get(playerId)?.name ?? ''),
    );
    return this.db.query<PublishedSuspension[]>(
      `SELECT w.player_id AS "playerId", w.official_id AS "officialId", w.name, t.id AS "teamId", t.name AS "teamName",
              m.id AS "matchId", m.round, h.name AS "homeTeamName", a.name AS "awayTeamName",
              to_char(m.match_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "matchDate"
       FROM unnest($1::integer[], $2::integer[], $3::text[], $4::integer[], $5::integer[])
         AS w (player_id, official_id, name, team_id, match_id)
       JOIN matches m ON m.id = w.match_id
       JOIN teams t ON t.id = w.team_id
       JOIN teams h ON h.id = m.home_team_id
       JOIN teams a ON a.id = m.away_team_id
       CROSS JOIN date_trunc('day', now(), 'Europe/Zagreb') AS today
       WHERE (m.status = 'in_progress' OR m.match_date >= today) AND NOT EXISTS (
         SELECT FROM matches e
         WHERE e.league_id = m.league_id AND w.team_id IN (e.home_team_id, e.away_team_id)
           AND e.status IN ('scheduled', 'in_progress') AND e.outcome IS DISTINCT FROM 'postponed'
           AND (e.match_date, e.id) < (m.match_date, m.id)
           AND (e.status = 'in_progress' OR e.match_date >= today)
       )
       ORDER BY m.match_date, m.id, t.id, w.name, w.player_id, w.official_id`,
      [
        blocked.map(({ playerId }) => playerId),
        blocked.map(({ officialId }) => officialId),
        names,
        blocked.map(({ teamId }) => teamId),
        blocked.map(({ blockedIn }) => blockedIn),
      ],
    );
  }
}
