import { createHash } from 'node:crypto';
import type { CommentaryKind, CommentaryLanguage, CommentaryRecord } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import type { Written } from './writer.service.js';
import type { CommentaryFacts } from './writing/facts.js';

/** One text of one match. */
export interface TextKey {
  matchId: number;
  kind: CommentaryKind;
  language: CommentaryLanguage;
}

export type StoredText = CommentaryRecord & { factsHash: string };

type Row = Omit<StoredText, 'writtenAt'> & { writtenAt: Date };

const select = `
  SELECT c.match_id AS "matchId", c.kind, c.language, c.text, c.source, c.hidden,
         c.log_version AS "logVersion", c.facts_hash AS "factsHash",
         u.username AS "editedBy", c.written_at AS "writtenAt"
  FROM match_commentaries c LEFT JOIN users u ON u.id = c.edited_by`;

/** The texts, as they are kept. */
@Injectable()
export class CommentaryTextsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async ofMatch(matchId: number): Promise<StoredText[]> {
    const rows = await this.db.query<Row[]>(
      `${select} WHERE c.match_id = $1 ORDER BY c.kind DESC, c.language DESC`,
      [matchId],
    );
    return rows.map(textOf);
  }

  /** @param manager of a transaction, which then holds the text until its end */
  async find(key: TextKey, manager?: EntityManager): Promise<StoredText | null> {
    const { matchId, kind, language } = key;
    const [row] = await (manager ?? this.db).query<Row[]>(
      `${select} WHERE c.match_id = $1 AND c.kind = $2 AND c.language = $3
       ${manager === undefined ? '' : 'FOR UPDATE OF c'}`,
      [matchId, kind, language],
    );
    return row === undefined ? null : textOf(row);
  }

  /** How many people were erased: whoever writes about names that were read before another one was, writes anew. */
  async erasures(manager: EntityManager = this.db.manager): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::integer AS count FROM erasures',
    );
    return row?.count ?? 0;
  }

  /**
   * Keeps what was written, unless an editor or a newer version of the log was faster.
   * @param about with the number of erasures from before the facts were read
   * @throws RefusalError `commentary.changed` when somebody was erased meanwhile
   */
  keep(
    key: TextKey,
    written: Written,
    about: { logVersion: number; facts: CommentaryFacts; erasures: number },
    { manager, overEditor = false }: { manager?: EntityManager; overEditor?: boolean } = {},
  ): Promise<void> {
    const keep = async (within: EntityManager): Promise<void> => {
      await within.query('SELECT pg_advisory_xact_lock_shared($1)', [advisoryLocks.erase]);
      if ((await this.erasures(within)) !== about.erasures)
        throw RefusalError.of('commentary.changed');
      await this.insert(within, key, written, { ...about, overEditor });
    };
    return manager === undefined ? this.db.transaction(keep) : keep(manager);
  }

  private async insert(
    manager: EntityManager,
    key: TextKey,
    { text, source }: Written,
    about: { logVersion: number; facts: CommentaryFacts; overEditor: boolean },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO match_commentaries AS c
         (match_id, kind, language, text, source, log_version, facts_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (match_id, kind, language) DO UPDATE
       SET text = excluded.text, source = excluded.source, log_version = excluded.log_version,
           facts_hash = excluded.facts_hash, edited_by = NULL, written_at = clock_timestamp()
       WHERE c.log_version <= excluded.log_version AND ($8 OR c.source <> 'editor')`,
      [
        ...[key.matchId, key.kind, key.language, text, source, about.logVersion],
        ...[hashOf(about.facts), about.overEditor],
      ],
    );
  }

  /** What was written is still so, as of a newer version of the log. */
  async confirm({ matchId, kind, language }: TextKey, logVersion: number): Promise<void> {
    await this.db.query(
      `UPDATE match_commentaries SET log_version = greatest(log_version, $4),
              written_at = CASE kind WHEN 'preview' THEN clock_timestamp() ELSE written_at END
       WHERE match_id = $1 AND kind = $2 AND language = $3 AND source <> 'editor'`,
      [matchId, kind, language, logVersion],
    );
  }

  /**
   * A text by hand; only another hand or an order to write it anew replaces it.
   * @returns false where there is another text than the one that it was to replace
   */
  async edit(
    manager: EntityManager,
    { matchId, kind, language }: TextKey,
    edited: {
      text: string;
      logVersion: number;
      editor: number;
      insteadOf?: string | null | undefined;
    },
  ): Promise<boolean> {
    const { text, logVersion, editor, insteadOf } = edited;
    const written = await manager.query<unknown[]>(
      `INSERT INTO match_commentaries AS c
         (match_id, kind, language, text, source, log_version, facts_hash, edited_by)
       VALUES ($1, $2, $3, $4, 'editor', $5, '', $6)
       ON CONFLICT (match_id, kind, language) DO UPDATE
       SET text = excluded.text, source = 'editor', log_version = excluded.log_version,
           facts_hash = '', edited_by = excluded.edited_by, written_at = clock_timestamp()
       WHERE $7 OR c.text = $8
       RETURNING 1`,
      [
        ...[matchId, kind, language, text, logVersion, editor],
        ...[insteadOf === undefined, insteadOf],
      ],
    );
    return written.length > 0;
  }

  async hide(
    manager: EntityManager,
    { matchId, kind, language }: TextKey,
    hidden: boolean,
  ): Promise<void> {
    await manager.query(
      'UPDATE match_commentaries SET hidden = $4 WHERE match_id = $1 AND kind = $2 AND language = $3',
      [matchId, kind, language, hidden],
    );
  }
}

const textOf = ({ writtenAt, ...row }: Row): StoredText => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
});

/** Of a report only what its own match tells: the table moves on, and the report stays as it was. */
export function hashOf(facts: CommentaryFacts): string {
  const hashed =
    facts.kind === 'preview' ? facts : { ...facts, home: facts.home.name, away: facts.away.name };
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex');
}
