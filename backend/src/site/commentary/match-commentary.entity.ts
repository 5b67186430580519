import type { CommentaryKind, CommentaryLanguage, CommentaryRecord } from '@kolo/domain';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../people/users/user.entity.js';

@Entity('match_commentaries')
export class MatchCommentary {
  @PrimaryColumn('integer', { name: 'match_id' })
  matchId!: number;

  @PrimaryColumn('text')
  kind!: CommentaryKind;

  @PrimaryColumn('text')
  language!: CommentaryLanguage;

  @Column('text')
  text!: string;

  @Column('text')
  source!: CommentaryRecord['source'];

  @Column('boolean', { default: false })
  hidden!: boolean;

  /** The match's version when the text was written. */
  @Column('integer', { name: 'log_version' })
  logVersion!: number;

  @Column('text', { name: 'facts_hash' })
  factsHash!: string;

  /** From when the names in the text are; null in texts from before names were followed. */
  @Column('timestamptz', { name: 'names_as_of', nullable: true })
  namesAsOf!: Date | null;

  @Column('integer', { name: 'edited_by', nullable: true })
  editorId!: number | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'edited_by' })
  editor?: User | null;

  @Column('timestamptz', { name: 'written_at', default: () => 'clock_timestamp()' })
  writtenAt!: Date;
}
