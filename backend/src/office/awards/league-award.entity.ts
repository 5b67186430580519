import type { AwardKind } from '@kolo/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An award that an administrator gave to one player, team or account. */
@Entity('league_awards')
export class ChosenAward {
  @PrimaryColumn('integer', { name: 'league_id' })
  leagueId!: number;

  @PrimaryColumn('text')
  kind!: AwardKind;

  @Column('integer', { name: 'player_id', nullable: true })
  playerId!: number | null;

  @Column('integer', { name: 'team_id', nullable: true })
  teamId!: number | null;

  @Column('integer', { name: 'user_id', nullable: true })
  userId!: number | null;
}
