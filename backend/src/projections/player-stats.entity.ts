import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model, written by the log's appends alone. A rebuild swaps the table, so TypeORM leaves it be. */
@Entity('player_stats', { synchronize: false })
export class PlayerStats {
  @PrimaryColumn({ name: 'match_id', type: 'integer' })
  matchId!: number;

  @PrimaryColumn({ name: 'player_id', type: 'integer' })
  playerId!: number;

  /** Made from the two keys: stays the same in every rebuild. */
  @Column({
    type: 'bigint',
    transformer: { from: Number, to: (id: number) => id },
  })
  id!: number;

  @Column({ type: 'integer' })
  goals!: number;

  @Column({ type: 'integer' })
  assists!: number;

  @Column({ name: 'yellow_cards', type: 'integer' })
  yellowCards!: number;

  @Column({ name: 'red_cards', type: 'integer' })
  redCards!: number;

  @Column({ name: 'two_min_penalties', type: 'integer' })
  twoMinPenalties!: number;

  @Column({ type: 'integer' })
  shots!: number;

  @Column({ name: 'shots_on_target', type: 'integer' })
  shotsOnTarget!: number;

  @Column({ name: 'goalkeeper_saves', type: 'integer' })
  goalkeeperSaves!: number;

  @Column({ type: 'integer' })
  corners!: number;

  @Column({ name: 'is_present', type: 'boolean' })
  isPresent!: boolean;
}
