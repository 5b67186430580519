import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Scorer access to a match, or to a day at a venue, for people without an account. */
@Entity('match_grants')
export class MatchGrant {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'match_id' })
  matchId!: number;

  /** Set with `day`, for a grant for a whole day. */
  @Column('text', { nullable: true })
  venue!: string | null;

  @Column('date', { nullable: true })
  day!: string | null;

  @Column('timestamptz', { name: 'kick_off' })
  kickOff!: Date;

  @Column('timestamptz', { name: 'valid_to', nullable: true })
  validTo!: Date | null;

  @Column('text')
  label!: string;

  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('text', { name: 'code_hash' })
  codeHash!: string;

  @Column('text', { name: 'pin_hash' })
  pinHash!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('integer', { name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  @Column('integer', { name: 'revoked_by', nullable: true })
  revokedBy!: number | null;
}
