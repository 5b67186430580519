import type { QueryRunner } from 'typeorm';
import { ForwardMigration, withoutLockTimeout } from './migration.js';

/** The twin of `foldedName` in the domain: a test compares both. */
const foldWith = (lookalikes: string, plain: string): string => String.raw`
  CREATE OR REPLACE FUNCTION folded_name(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT btrim(
      replace(replace(replace(
        translate(
          lower(
            regexp_replace(
              regexp_replace(
                regexp_replace(
                  regexp_replace(
                    normalize(replace(name, '´', ''''), NFKD),
                    '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffb]',
                    '', 'g'),
                  '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
                '[\u2010-\u2015\u2212]', '-', 'g'),
              '[\u2018-\u201b\u02b9-\u02bc\u2032\u0060]', '''', 'g')
          ),
          '${lookalikes}', '${plain}'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      ' ')
  $$
`;

// Sorted by more than the index has, whose order is of the fold before.
const renameTwins = `
  UPDATE venues SET name = name || ' (' || venues.id || ')'
  FROM (
    SELECT id, row_number() OVER (PARTITION BY folded_name(name || '') ORDER BY id) AS nth FROM venues
  ) twin
  WHERE twin.id = venues.id AND twin.nth > 1
`;

/** Folds names otherwise, and makes all that is kept by the fold again. */
export abstract class ChangedFold extends ForwardMigration {
  /** Taps go on while the indexes are made, which no transaction allows. */
  readonly transaction = false;
  /** Letters, and the plain ones in the same places. */
  protected abstract readonly lookalikes: readonly [from: string, to: string];

  /** One query, and so one transaction: a hall that is added meanwhile would be a twin that its index refuses. */
  protected get statements(): readonly string[] {
    const fold = foldWith(...this.lookalikes);
    const lock = 'LOCK TABLE venues IN ACCESS EXCLUSIVE MODE';
    return [[lock, fold, renameTwins, 'REINDEX INDEX venues_folded_name'].join(';\n')];
  }

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    const indexes: { name: string; unfinished: boolean }[] = await runner.query(`
      SELECT indexrelid::regclass AS name, NOT indisvalid AS unfinished
      FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE relnamespace = current_schema()::regnamespace AND relname <> 'venues_folded_name'
        AND pg_get_indexdef(indexrelid) ~ '(folded_name|name_words)[(]'`);
    // An attempt that was cut short leaves an index that nothing may use.
    await withoutLockTimeout(runner, async () => {
      for (const { name, unfinished } of indexes)
        await runner.query(`${unfinished ? 'DROP' : 'REINDEX'} INDEX CONCURRENTLY ${name}`);
    });
  }
}
