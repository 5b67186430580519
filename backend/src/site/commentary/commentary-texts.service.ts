import { createHash } from 'node:crypto';
import type { CommentaryKind, CommentaryLanguage, CommentaryRecord } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, type FindManyOptions, Not } from 'typeorm';
import { countErasures } from '../../people/erasures/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { MatchCommentary } from './match-commentary.entity.js';
import type { Written } from './writer.service.js';
import type { CommentaryFacts } from './writing/facts.js';

export interface TextKey {
  matchId: number;
  kind: CommentaryKind;
  language: CommentaryLanguage;
}

interface AboutText {
  logVersion: number;
  facts: CommentaryFacts;
  namesAsOf: Date;
}

export type StoredText = CommentaryRecord & { factsHash: string };

const columnsOfKey = ['match_id', 'kind', 'language'];
const writtenColumns = [
  'text',
  'source',
  'log_version',
  'facts_hash',
  'names_as_of',
  'edited_by',
  'written_at',
];

@Injectable()
export class CommentaryTextsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async ofMatch(matchId: number): Promise<StoredText[]> {
    const texts = await this.db.manager.find(MatchCommentary, {
      where: { matchId },
      relations: { editor: true },
      order: { kind: 'DESC', language: 'DESC' },
    });
    return texts.map(textOf);
  }

  /** @param transaction which then holds the text until its end */
  async find(key: TextKey, transaction?: EntityManager): Promise<StoredText | null> {
    const [text] = await (transaction ?? this.db.manager).find(MatchCommentary, {
      where: { ...key },
      relations: { editor: true },
      ...(transaction === undefined ? {} : { lock: lockTheText }),
    });
    return text === undefined ? null : textOf(text);
  }

  /**
   * Does nothing when an editor or a newer version of the log was faster.
   * @param about `erasures` is their number, and `namesAsOf` the time, from before the facts were read
   * @throws RefusalError `commentary.changed` when somebody was erased meanwhile
   */
  keep(
    key: TextKey,
    written: Written,
    about: AboutText & { erasures: number },
    { manager, overEditor = false }: { manager?: EntityManager; overEditor?: boolean } = {},
  ): Promise<void> {
    const keep = async (within: EntityManager): Promise<void> => {
      await lockUntilCommit(within, advisoryLocks.erase, { shared: true });
      if ((await countErasures(within)) !== about.erasures)
        throw RefusalError.of('commentary.changed');
      await this.insert(within, key, written, { ...about, overEditor });
    };
    return manager === undefined ? this.db.transaction(keep) : keep(manager);
  }

  private async insert(
    manager: EntityManager,
    key: TextKey,
    { text, source }: Written,
    { logVersion, facts, namesAsOf, overEditor }: AboutText & { overEditor: boolean },
  ): Promise<void> {
    const replaceable = overEditor ? '' : `AND match_commentaries.source <> 'editor'`;
    await manager
      .createQueryBuilder()
      .insert()
      .into(MatchCommentary)
      .values({
        ...key,
        text,
        source,
        logVersion,
        namesAsOf,
        factsHash: hashOf(facts),
        editorId: null,
      })
      .orUpdate(writtenColumns, columnsOfKey, {
        overwriteCondition: {
          where: `match_commentaries.log_version <= EXCLUDED.log_version ${replaceable}`,
        },
      })
      .execute();
  }

  /** Records that the text is still right at a newer version of the log and with the names of `namesAsOf`. */
  async confirm(key: TextKey, { logVersion, namesAsOf }: Omit<AboutText, 'facts'>): Promise<void> {
    await this.db.manager
      .createQueryBuilder()
      .update(MatchCommentary)
      .set({
        logVersion: () => 'greatest(log_version, :logVersion)',
        namesAsOf,
        writtenAt: () => `CASE kind WHEN 'preview' THEN clock_timestamp() ELSE written_at END`,
      })
      .where({ ...key, source: Not('editor') })
      .setParameters({ logVersion })
      .execute();
  }

  /**
   * Only another edit, or an order to write the text again, replaces it.
   * @returns false when the text is no longer `insteadOf`
   */
  async edit(
    manager: EntityManager,
    key: TextKey,
    edited: {
      text: string;
      logVersion: number;
      editor: number;
      insteadOf?: string | null | undefined;
    },
  ): Promise<boolean> {
    const { text, logVersion, editor: editorId, insteadOf } = edited;
    const overwriteCondition = {
      where: 'match_commentaries.text = :insteadOf',
      parameters: { insteadOf },
    };
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(MatchCommentary)
      .values({
        ...key,
        text,
        source: 'editor',
        logVersion,
        factsHash: '',
        namesAsOf: null,
        editorId,
      })
      .orUpdate(writtenColumns, columnsOfKey, insteadOf === undefined ? {} : { overwriteCondition })
      .returning(['matchId'])
      .execute();
    return raw.length > 0;
  }

  async hide(manager: EntityManager, key: TextKey, hidden: boolean): Promise<void> {
    await manager.update(MatchCommentary, key, { hidden });
  }
}

const lockTheText: FindManyOptions['lock'] = {
  mode: 'pessimistic_write',
  tables: ['match_commentaries'],
};

function textOf(stored: MatchCommentary): StoredText {
  const { editor, editorId: _, namesAsOf: __, writtenAt, ...text } = stored;
  return {
    ...text,
    editedBy: editor?.username ?? null,
    writtenAt: writtenAt.toISOString(),
  };
}

/** A report does not change with the table, so only the names of its teams count. */
export function hashOf(facts: CommentaryFacts): string {
  const hashed =
    facts.kind === 'preview' ? facts : { ...facts, home: facts.home.name, away: facts.away.name };
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex');
}
