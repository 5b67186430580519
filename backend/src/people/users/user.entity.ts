import type { Role } from '@kolo/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { SponsorshipPackage } from './package.entity.js';

/** Ends the placeholder addresses of refused registrations. */
export const noMailbox = '@taken.invalid';

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

  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column('text', { default: 'hr' })
  language!: Language;

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
