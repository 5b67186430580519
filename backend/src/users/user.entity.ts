import type { Role } from '@kolo/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { SponsorshipPackage } from './package.entity.js';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  username!: string;

  /** An argon2 hash; never leaves this process. */
  @Column('text', { select: false })
  password!: string;

  @Column('text')
  email!: string;

  @Column('text', { default: 'public' })
  role!: Role;

  @Column('text', { name: 'company_name', nullable: true })
  companyName!: string | null;

  @Column('text', { name: 'company_oib', nullable: true })
  companyOib!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('integer', { name: 'membership_package_id', nullable: true })
  membershipPackageId!: number | null;

  @ManyToOne(() => SponsorshipPackage)
  @JoinColumn({ name: 'membership_package_id' })
  membershipPackage?: SponsorshipPackage | null;

  @Column('boolean', { default: false })
  approved!: boolean;

  @Column('timestamptz', { name: 'deactivated_at', nullable: true })
  deactivatedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
