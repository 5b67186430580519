import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { SponsorshipPackage } from './package.entity.js';
import { User } from './user.entity.js';

/** A company has one active sponsorship at most. */
@Entity('sponsorships')
export class Sponsorship {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user!: User;

  @Column('integer', { name: 'package_id' })
  packageId!: number;

  @ManyToOne(() => SponsorshipPackage)
  @JoinColumn({ name: 'package_id' })
  package!: SponsorshipPackage;

  @Column('text', { name: 'logo_url', nullable: true })
  logoUrl!: string | null;

  @Column('text', { default: 'active' })
  status!: 'active' | 'ended';

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
