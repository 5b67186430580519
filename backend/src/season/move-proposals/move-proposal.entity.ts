import type { ProposalState } from '@kolo/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Team } from '../../registry/teams/team.entity.js';

@Entity('move_proposals')
export class MoveProposalRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'match_id' })
  matchId!: number;

  /** The team whose company proposed it. */
  @Column('integer', { name: 'team_id' })
  teamId!: number;

  @ManyToOne(() => Team)
  @JoinColumn({ name: 'team_id' })
  team?: Team;

  @Column('timestamptz', { name: 'match_date' })
  matchDate!: Date;

  @Column('text')
  venue!: string;

  @Column('text', { default: 'open' })
  state!: ProposalState;

  @Column('timestamptz', { name: 'answer_by' })
  answerBy!: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
