import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link to a new password. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
