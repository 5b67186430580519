import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('sponsorship_packages')
export class SponsorshipPackage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  name!: string;

  /** Euros per season, two decimals, as text so that nothing is rounded. */
  @Column('numeric', { precision: 10, scale: 2 })
  price!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  /** Translation keys. */
  @Column('text', { array: true })
  features!: string[];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
