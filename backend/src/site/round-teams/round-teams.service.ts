import { limits, type RoundLine, type RoundTeam, roundTeam } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { PlayersService } from '../../registry/players/players.service.js';

type Row = Omit<RoundLine, 'player'> & { playerId: number };

@Injectable()
export class RoundTeamsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly players: PlayersService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found`, `match.not-found` for a round without matches */
  async of(leagueId: number, round: number): Promise<RoundTeam> {
    // Each round is a key of the cache, so no reader can name more than a season has.
    if (round > limits.rounds) throw RefusalError.of('match.not-found');
    return this.shared.answer(`round team ${leagueId} ${round}`, async () => {
      await this.leagues.get(leagueId);
      await this.refuseUnknown(leagueId, round);
      return roundTeam(round, await this.lines(leagueId, round));
    });
  }

  private async refuseUnknown(leagueId: number, round: number): Promise<void> {
    const rows = await this.db.query<unknown[]>(
      `SELECT FROM matches WHERE league_id = $1 AND round = $2 AND stage_id IS NULL LIMIT 1`,
      [leagueId, round],
    );
    if (rows.length === 0) throw RefusalError.of('match.not-found');
  }

  /** Votes count once they are closed: pages are not made again for each vote. */
  private async lines(leagueId: number, round: number): Promise<RoundLine[]> {
    const rows = await this.db.query<Row[]>(
      `SELECT s.player_id AS "playerId", json_build_object('id', t.id, 'name', t.name) AS team,
              s.goals, s.assists, s.yellow_cards AS "yellowCards", s.red_cards AS "redCards",
              m.mvp_player_id IS NOT DISTINCT FROM s.player_id AS "isMvp",
              coalesce(v.own, 0) AS votes, coalesce(v.of_match, 0) AS "matchVotes"
       FROM matches m
       JOIN player_stats s ON s.match_id = m.id
       JOIN players p ON p.id = s.player_id
       JOIN teams t ON t.id = p.team_id
       LEFT JOIN fans_mvps f ON f.match_id = m.id
       LEFT JOIN LATERAL (
         SELECT count(*)::integer AS of_match,
                (count(*) FILTER (WHERE one.player_id = s.player_id))::integer AS own
         FROM mvp_votes one
         JOIN player_stats present
           ON present.match_id = one.match_id AND present.player_id = one.player_id
         WHERE one.match_id = f.match_id
       ) v ON true
       WHERE m.league_id = $1 AND m.round = $2 AND m.stage_id IS NULL
         AND m.status = 'completed' AND m.outcome IS NULL`,
      [leagueId, round],
    );
    const named = await this.players.named(rows.map(({ playerId }) => playerId));
    return rows.flatMap(({ playerId, ...line }) => {
      const player = named.get(playerId);
      return player === undefined ? [] : [{ ...line, player }];
    });
  }
}
