import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('fans_mvps')
export class FansMvp {
  @PrimaryColumn('integer', { name: 'match_id' })
  matchId!: number;

  @Column('integer', { name: 'player_id' })
  playerId!: number;

  @Column('integer')
  votes!: number;

  @Column('double precision')
  average!: number;
}
