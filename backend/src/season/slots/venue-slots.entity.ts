import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Venue } from '../../registry/venues/venue.entity.js';

@Entity('venue_slots')
export class VenueSlotsRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'league_id' })
  leagueId!: number;

  @Column('integer', { name: 'venue_id' })
  venueId!: number;

  @ManyToOne(() => Venue)
  @JoinColumn({ name: 'venue_id' })
  venue?: Venue;

  @Column('smallint')
  weekday!: number;

  /** `HH:MM` in Zagreb. */
  @Column('text', { name: 'from_time' })
  from!: string;

  @Column('text', { name: 'to_time' })
  to!: string;

  @Column('smallint', { name: 'slot_minutes' })
  slotMinutes!: number;

  @Column('smallint', { name: 'buffer_minutes' })
  bufferMinutes!: number;
}
