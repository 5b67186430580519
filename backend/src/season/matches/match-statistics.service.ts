import {
  hasPlayedScore,
  type MatchPlayer,
  type MatchState,
  type MatchStatistics,
  matchRecord,
  missedKicksOf,
  ownGoalsOf,
  type PlayerRef,
  type PlayerStatsRow,
  standingActions,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import type { Language } from '../../platform/api/language.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { MatchReadsService } from './match-reads.service.js';

@Injectable()
export class MatchStatisticsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly matches: MatchReadsService,
    private readonly players: PlayersService,
    private readonly commands: MatchCommandsService,
  ) {}

  /** @throws RefusalError `match.not-found` */
  async of(matchId: number, language: Language): Promise<MatchStatistics> {
    const match = await this.matches.get(matchId, language);
    const rows = await this.rows(matchId);
    // An awarded result has no scorers; its cards stay.
    const playerStats = hasPlayedScore(match)
      ? rows
      : rows.map((row) => ({ ...row, goals: 0, assists: 0 }));
    // Sides come from the log: a player may have changed teams since.
    const state = await this.commands.state(matchId);
    const { lineup, goals, play } = state;
    const known = await this.players.shown(
      [],
      playerStats.map(({ playerId }) => playerId),
    );
    const mvp = await this.players.shown([], match.mvpPlayerId === null ? [] : [match.mvpPlayerId]);
    const side = (ids: readonly number[] = []): MatchPlayer[] =>
      known.filter(({ id }) => ids.includes(id)).map((player) => line(player, playerStats));
    return {
      match,
      mvp: mvp[0] ?? null,
      ownGoals: ownGoalsOf(goals),
      missedKicks: missedKicksOf(missesOf(state)),
      homePlayers: side(lineup?.home),
      awayPlayers: side(lineup?.away),
      playerStats,
      ...matchRecord(state),
      ...(play && { rules: play.rules }),
    };
  }

  private async rows(matchId: number): Promise<PlayerStatsRow[]> {
    const rows = await this.db.query<(Omit<PlayerStatsRow, 'id'> & { id: string })[]>(
      `SELECT id, player_id AS "playerId", match_id AS "matchId", goals, assists,
              yellow_cards AS "yellowCards", red_cards AS "redCards",
              two_min_penalties AS "twoMinPenalties", shots, shots_on_target AS "shotsOnTarget",
              goalkeeper_saves AS "goalkeeperSaves", corners, is_present AS "isPresent"
       FROM player_stats WHERE match_id = $1 ORDER BY player_id`,
      [matchId],
    );
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }
}

const missesOf = (state: MatchState) =>
  standingActions(state).flatMap(({ type, data, period }) =>
    type === 'KickMissed' ? [{ ...data, ...(period && { period }) }] : [],
  );

function line(player: PlayerRef, rows: readonly PlayerStatsRow[]): MatchPlayer {
  const row = rows.find(({ playerId }) => playerId === player.id);
  const { id, firstName, lastName, jerseyNumber, teamId } = player;
  return {
    id,
    firstName,
    lastName,
    jerseyNumber,
    teamId,
    name: `${firstName} ${lastName}`,
    goals: row?.goals ?? 0,
    assists: row?.assists ?? 0,
    yellowCards: row?.yellowCards ?? 0,
    redCards: row?.redCards ?? 0,
    twoMinPenalties: row?.twoMinPenalties ?? 0,
    isPresent: row?.isPresent ?? false,
  };
}
