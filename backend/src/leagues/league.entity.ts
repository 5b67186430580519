import type { TieBreaker } from '@kolo/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('leagues')
export class League {
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

  /** The league's own order of the table; null is the product's. */
  @Column('text', { name: 'tie_breakers', array: true, nullable: true })
  tieBreakers!: TieBreaker[] | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
