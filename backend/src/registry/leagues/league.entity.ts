import type { NamePolicy, SeasonSettings, TieBreaker } from '@kolo/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('leagues')
export class League implements SeasonSettings {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  name!: string;

  @Column('text')
  season!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('timestamptz', { name: 'start_date' })
  startDate!: Date;

  @Column('timestamptz', { name: 'end_date' })
  endDate!: Date;

  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  /** At most one. */
  @Column('boolean', { name: 'is_main', default: false })
  isMain!: boolean;

  @Column('text', { nullable: true })
  venue!: string | null;

  /** `HH:MM` in Zagreb. */
  @Column('text', { name: 'kick_off_from', nullable: true })
  kickOffFrom!: string | null;

  @Column('text', { name: 'kick_off_until', nullable: true })
  kickOffUntil!: string | null;

  @Column('text', { nullable: true })
  format!: string | null;

  @Column('smallint', { name: 'ball_size', nullable: true })
  ballSize!: number | null;

  @Column('date', { name: 'finals_on', nullable: true })
  finalsOn!: string | null;

  @Column('smallint', { nullable: true })
  finalists!: number | null;

  /** Null is the product's order. */
  @Column('text', { name: 'tie_breakers', array: true, nullable: true })
  tieBreakers!: TieBreaker[] | null;

  @Column('boolean', { name: 'head_to_head_restarts', default: true })
  headToHeadRestarts!: boolean;

  @Column('text', { name: 'name_policy', default: 'full' })
  namePolicy!: NamePolicy;

  /** When public pages began to name its players otherwise. */
  @Column('timestamptz', { name: 'names_changed_at', nullable: true })
  namesChangedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
