import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Team } from '../../registry/teams/team.entity.js';
import { Venue } from '../../registry/venues/venue.entity.js';

@Entity('blackouts')
export class Blackout {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'league_id' })
  leagueId!: number;

  /** Null for all teams. */
  @Column('integer', { name: 'team_id', nullable: true })
  teamId!: number | null;

  @ManyToOne(() => Team)
  @JoinColumn({ name: 'team_id' })
  team?: Team | null;

  /** Null for all venues. */
  @Column('integer', { name: 'venue_id', nullable: true })
  venueId!: number | null;

  @ManyToOne(() => Venue)
  @JoinColumn({ name: 'venue_id' })
  venue?: Venue | null;

  @Column('date', { name: 'from_day' })
  fromDay!: string;

  @Column('date', { name: 'to_day' })
  toDay!: string;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('boolean')
  hard!: boolean;
}
