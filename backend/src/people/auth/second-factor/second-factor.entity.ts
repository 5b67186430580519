import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId!: number;

  /** Sealed with the product's key. */
  @Column('text')
  secret!: string;

  /** The half minute of the latest accepted code, so that no code counts twice. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep!: string;

  /** Set by the first code, which shows that the secret has arrived. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;
}
