import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import type { NoticeContent } from './notice.js';

/** A mail that is still to be sent. */
@Entity('notices')
export class Notice {
  @PrimaryColumn('bigint', { insert: false })
  id!: string;

  @Column('integer', { name: 'user_id', nullable: true })
  userId!: number | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  language!: Language | null;

  @Column('text')
  kind!: NoticeContent['kind'];

  @Column('jsonb')
  data!: object;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** While a node sends it; the claim of one that died runs out. */
  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil!: Date | null;
}
