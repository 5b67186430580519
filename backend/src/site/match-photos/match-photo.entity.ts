import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('match_photos')
export class StoredPhoto {
  @PrimaryColumn('integer', { name: 'match_id' })
  matchId!: number;

  @Column('text')
  file!: string;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** Null for a photo of a device at the scorer's table. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId!: number | null;

  /** Null for a photo of an account. */
  @Column('integer', { name: 'grant_id', nullable: true })
  grantId!: number | null;
}
