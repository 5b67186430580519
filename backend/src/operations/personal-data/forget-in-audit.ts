import type { EntityManager } from 'typeorm';
import type { Surroundings } from './forget-in-texts.js';
import type { Forgetter } from './forgetter.js';
import type { Subject } from './subject.js';

interface Details {
  entry_id: string;
  subject_name: string;
  before: unknown;
  after: unknown;
}

const atOnce = 1_000;

/** Removes the words of entries about the person, and the name from entries about others. */
export async function forgetInAudit(
  manager: EntityManager,
  forgetter: Forgetter,
  { kind, id }: Subject,
  { matches, others }: Surroundings,
): Promise<void> {
  await manager.query(
    `DELETE FROM audit_details d USING audit_log l
     WHERE l.id = d.entry_id AND l.subject_type = $1 AND l.subject_id = $2`,
    [kind, id],
  );
  for (let after = '0'; ; ) {
    const page = await manager.query<(Details & { theirs: boolean })[]>(
      `SELECT d.entry_id, d.subject_name, d.before, d.after, l.subject_type = 'match' AND l.subject_id = ANY ($2) AS theirs
       FROM audit_details d JOIN audit_log l ON l.id = d.entry_id
       WHERE d.entry_id > $1 ORDER BY d.entry_id LIMIT ${atOnce}`,
      [after, [...matches]],
    );
    for (const { theirs: alone, ...details } of page)
      await rewrite(manager, details, (words) => forgetter.inJson(words, { alone, others }));
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.entry_id;
  }
}

async function rewrite(
  manager: EntityManager,
  { entry_id, ...words }: Details,
  forget: (words: Omit<Details, 'entry_id'>) => Omit<Details, 'entry_id'>,
): Promise<void> {
  const left = forget(words);
  if (JSON.stringify(left) === JSON.stringify(words)) return;
  await manager.query(
    'UPDATE audit_details SET subject_name = $2, before = $3, after = $4 WHERE entry_id = $1',
    [
      entry_id,
      left.subject_name,
      ...[left.before, left.after].map((one) => one && JSON.stringify(one)),
    ],
  );
}
