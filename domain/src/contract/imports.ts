export const importKinds = ['companies', 'players', 'fixtures'] as const;
export type ImportKind = (typeof importKinds)[number];

const importEffects = ['create', 'move', 'nothing'] as const;
export type ImportEffect = (typeof importEffects)[number];

/** `other-team`: a player of this name plays for another team of the league. `account`: the company has one. */
const importNotes = ['other-team', 'account'] as const;
export type ImportNote = (typeof importNotes)[number];

export interface ImportedRow {
  row: number;
  does: ImportEffect;
  note?: ImportNote;
}

/** A line of the file as it was read; the first one is the header. */
export interface ImportTableRow {
  row: number;
  cells: string[];
}

/** `POST /api/leagues/{id}/imports/{kind}` and `…/fixtures.csv`, with `dryRun=true` without writing. */
export interface ImportAnswer {
  /** The id to undo the import by; null where nothing was written. */
  batchId: number | null;
  created: number;
  moved: number;
  unchanged: number;
  rows: ImportedRow[];
  /** Of a dry run. */
  table?: ImportTableRow[];
}

/** A cell that cannot be read, in `details.rows` of `import.rows-invalid`. */
export interface ImportRowError {
  /** The line of the file; the header is 1. */
  row: number;
  /** The column, as the header of the file spells it; empty for the whole line. */
  field: string;
  code: string;
  value: string;
}

/** `GET /api/leagues/{id}/imports`: the latest first. */
export interface ImportBatch {
  id: number;
  kind: ImportKind;
  importedAt: string;
  created: number;
  moved: number;
  undoneAt: string | null;
}
