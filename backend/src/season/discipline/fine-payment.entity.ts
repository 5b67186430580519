import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('fine_payments')
export class FinePaymentRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'league_id' })
  leagueId!: number;

  @Column('integer', { name: 'team_id' })
  teamId!: number;

  @Column('integer')
  cents!: number;

  @Column('date', { name: 'paid_on' })
  paidOn!: string;

  @Column('text', { nullable: true })
  note!: string | null;

  /** The account of the administrator. */
  @Column('integer', { name: 'recorded_by' })
  recordedBy!: number;

  @Column('timestamptz', { name: 'recorded_at', default: () => 'now()' })
  recordedAt!: Date;

  /** A payment that was removed stays, so that a repeat of its request does not record it again. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt!: Date | null;

  @Column('text', { name: 'command_id' })
  commandId!: string;
}
