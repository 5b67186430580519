import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model, written by the log's appends alone: sums of the matches that count, without an order. */
@Entity('standings', { synchronize: false })
export class Standing {
  @PrimaryColumn({ name: 'league_id', type: 'integer' })
  leagueId!: number;

  @PrimaryColumn({ name: 'team_id', type: 'integer' })
  teamId!: number;

  @Column({ type: 'integer' })
  played!: number;

  @Column({ type: 'integer' })
  won!: number;

  @Column({ type: 'integer' })
  drawn!: number;

  @Column({ type: 'integer' })
  lost!: number;

  @Column({ name: 'goals_for', type: 'integer' })
  goalsFor!: number;

  @Column({ name: 'goals_against', type: 'integer' })
  goalsAgainst!: number;

  @Column({ name: 'yellow_cards', type: 'integer' })
  yellowCards!: number;

  @Column({ name: 'red_cards', type: 'integer' })
  redCards!: number;

  @Column({ type: 'integer' })
  points!: number;
}
