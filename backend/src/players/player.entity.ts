import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Team } from '../teams/team.entity.js';

export type PlayerStatus = 'pending' | 'approved' | 'rejected';

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

  @Column('text', { name: 'employment_document_url', nullable: true })
  employmentDocumentUrl!: string | null;

  @Column('text', { default: 'pending' })
  status!: PlayerStatus;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
