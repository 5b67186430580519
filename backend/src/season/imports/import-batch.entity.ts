import type { ImportedRow, ImportKind } from '@kolo/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export interface MatchPlace {
  round: number | null;
  matchDate: string;
  venue: string | null;
}

export interface ImportedPlayer {
  kind: 'player';
  id: number;
}

export interface ImportedTeam {
  kind: 'team';
  id: number;
  /** False for a team that came back to the league. */
  isNew: boolean;
  /** The account that was made for it. */
  userId: number | null;
}

export interface ImportedMatch {
  kind: 'match';
  id: number;
  /** Null for a match that the file created. */
  before: MatchPlace | null;
  after: MatchPlace;
}

/** What was written, by number: names stay with their rows. */
export type ImportedItem = ImportedPlayer | ImportedTeam | ImportedMatch;

@Entity('import_batches')
export class ImportBatchRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'league_id' })
  leagueId!: number;

  @Column('text')
  kind!: ImportKind;

  @Column('text', { name: 'command_id' })
  commandId!: string;

  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('timestamptz', { name: 'imported_at', default: () => 'now()' })
  importedAt!: Date;

  /** The answer to a repeat. */
  @Column('jsonb')
  outcomes!: ImportedRow[];

  @Column('jsonb')
  items!: ImportedItem[];

  @Column('timestamptz', { name: 'undone_at', nullable: true })
  undoneAt!: Date | null;
}
