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
}
