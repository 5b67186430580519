import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class Session {
  /** A hash of the token: whoever reads the table cannot sign in with it. */
  @PrimaryColumn('text')
  id!: string;

  /** Names the session to its owner. */
  @Column({ type: 'integer', insert: false })
  number!: number;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt!: Date;

  @Column('text', { name: 'user_agent', nullable: true })
  userAgent!: string | null;

  @Column('text', { nullable: true })
  network!: string | null;
}
