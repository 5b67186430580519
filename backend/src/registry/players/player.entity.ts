import type { NamePolicy, PlayerStatus } from '@kolo/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Team } from '../teams/team.entity.js';

@Entity('players')
export class Player {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  /** 1 to 99, unique within the team. */
  @Column('integer', { name: 'jersey_number' })
  jerseyNumber!: number;

  @Column('integer', { name: 'team_id' })
  teamId!: number;

  @ManyToOne(() => Team)
  @JoinColumn({ name: 'team_id' })
  team?: Team;

  /** The document's name among the private files. */
  @Column('text', { name: 'employment_document', nullable: true })
  employmentDocument!: string | null;

  @Column('text', { default: 'pending' })
  status!: PlayerStatus;

  /** The person's own choice, where it is stricter than the league's. */
  @Column('text', { name: 'name_policy', nullable: true })
  namePolicy!: NamePolicy | null;

  /** When public pages began to name the player otherwise. */
  @Column('timestamptz', { name: 'names_changed_at', nullable: true })
  namesChangedAt!: Date | null;

  /** A withdrawn player's place and number are free. */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
