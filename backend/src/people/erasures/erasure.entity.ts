import type { PersonKind } from '@kolo/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PersonWords } from './person-words.js';

/** Still to be done outside of the database, and the words by which it is found. */
export interface Remains {
  words: PersonWords;
  files: string[];
}

@Entity('erasures')
export class Erasure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  kind!: PersonKind;

  @Column('integer', { name: 'subject_id' })
  subjectId!: number;

  @Column('boolean', { name: 'team_names', default: false })
  teamNames!: boolean;

  @Column('timestamptz', { name: 'erased_at', default: () => 'clock_timestamp()' })
  erasedAt!: Date;

  /** Work left outside of the database; null once it is done. */
  @Column('jsonb', { nullable: true })
  remains!: Remains | null;
}
