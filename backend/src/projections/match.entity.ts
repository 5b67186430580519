import type { MatchStateName, MatchStatus } from '@kolo/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model, written by the log's appends alone. A rebuild swaps the table, so TypeORM leaves it be. */
@Entity('matches', { synchronize: false })
export class Match {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'league_id', type: 'integer', nullable: true })
  leagueId!: number | null;

  @Column({ type: 'integer', nullable: true })
  round!: number | null;

  @Column({ name: 'home_team_id', type: 'integer' })
  homeTeamId!: number;

  @Column({ name: 'away_team_id', type: 'integer' })
  awayTeamId!: number;

  @Column({ name: 'home_score', type: 'integer', nullable: true })
  homeScore!: number | null;

  @Column({ name: 'away_score', type: 'integer', nullable: true })
  awayScore!: number | null;

  @Column({ name: 'match_date', type: 'timestamptz' })
  matchDate!: Date;

  @Column({ type: 'text', nullable: true })
  venue!: string | null;

  @Column({ type: 'text' })
  status!: MatchStatus;

  @Column({ name: 'match_state', type: 'text' })
  matchState!: MatchStateName;

  @Column({ name: 'current_half', type: 'smallint' })
  currentHalf!: 0 | 1 | 2;

  @Column({ name: 'home_timeouts_used', type: 'integer' })
  homeTimeoutsUsed!: number;

  @Column({ name: 'away_timeouts_used', type: 'integer' })
  awayTimeoutsUsed!: number;

  @Column({ name: 'home_shots', type: 'integer' })
  homeShots!: number;

  @Column({ name: 'away_shots', type: 'integer' })
  awayShots!: number;

  @Column({ name: 'home_shots_on_target', type: 'integer' })
  homeShotsOnTarget!: number;

  @Column({ name: 'away_shots_on_target', type: 'integer' })
  awayShotsOnTarget!: number;

  @Column({ name: 'home_goalkeeper_saves', type: 'integer' })
  homeGoalkeeperSaves!: number;

  @Column({ name: 'away_goalkeeper_saves', type: 'integer' })
  awayGoalkeeperSaves!: number;

  @Column({ name: 'home_corners', type: 'integer' })
  homeCorners!: number;

  @Column({ name: 'away_corners', type: 'integer' })
  awayCorners!: number;

  @Column({ name: 'mvp_player_id', type: 'integer', nullable: true })
  mvpPlayerId!: number | null;

  /** Of the newest event that the row shows. */
  @Column({ type: 'integer' })
  version!: number;

  /** When the match was scheduled. */
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
