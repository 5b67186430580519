import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A trigger adds the halls that matches and leagues name. */
@Entity('venues')
export class Venue {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  surface!: string | null;

  @Column('text', { nullable: true })
  lighting!: string | null;

  /** When the address changed, for calendars; a trigger writes it. */
  @Column({
    type: 'timestamptz',
    name: 'addressed_at',
    select: false,
    insert: false,
    update: false,
  })
  addressedAt!: Date;
}
