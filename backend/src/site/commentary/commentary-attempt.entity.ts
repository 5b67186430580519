import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An attempt at a language model, for the budgets of a match and of a day. */
@Entity('commentary_attempts')
export class CommentaryAttempt {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('integer', { name: 'match_id' })
  matchId!: number;

  @Column('integer', { default: 0 })
  tokens!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;
}
