import { type DataSource, In, IsNull, Or, Raw } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { Notice } from './notice.entity.js';
import { type NoticeContent, singleKinds } from './notice.js';

export interface DueNotices {
  ids: string[];
  to: string;
  language: Language;
  confirmed: boolean;
  /** Null where the account is gone. */
  user: number | null;
  contents: NoticeContent[];
}

const atOnce = 500;

/**
 * Waits until nothing new came for a minute, so that fifteen approvals are one mail; ten minutes at most, and
 * not at all for a confirmation. Gives up after three days.
 */
export async function dueNotices(db: DataSource): Promise<DueNotices[]> {
  await db.manager.delete(Notice, {
    createdAt: Raw((column) => `${column} < now() - interval '3 days'`),
  });
  // Raw SQL for the groups of recipients.
  return db.query<DueNotices[]>(
    `SELECT array_agg(n.id::text ORDER BY n.id) AS ids,
            coalesce(u.email, n.address) AS to,
            coalesce(u.language, n.language) AS language,
            u.id AS "user",
            u.id IS NULL OR (u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL) AS confirmed,
            json_agg(json_build_object('kind', n.kind, 'data', n.data) ORDER BY n.id) AS contents
     FROM notices n LEFT JOIN users u ON u.id = n.user_id
     WHERE n.claimed_until IS NULL OR n.claimed_until < now()
     GROUP BY u.id, n.address, n.language, CASE WHEN n.kind = ANY ($1) THEN n.id END
     HAVING max(n.created_at) < now() - interval '1 minute'
       OR min(n.created_at) < now() - interval '10 minutes'
       OR bool_or(n.kind IN ('confirm-email', 'confirm-digest'))
     ORDER BY min(n.id) LIMIT ${atOnce}`,
    [singleKinds],
  );
}

/**
 * For five minutes: two rounds may overlap, on one node or on two.
 * @returns whether all of them were free
 */
export async function claim(db: DataSource, ids: readonly string[]): Promise<boolean> {
  const { affected } = await db.manager.update(
    Notice,
    {
      id: In([...ids]),
      claimedUntil: Or(
        IsNull(),
        Raw((column) => `${column} < now()`),
      ),
    },
    { claimedUntil: () => "now() + interval '5 minutes'" },
  );
  return affected === ids.length;
}

export async function release(db: DataSource, ids: readonly string[]): Promise<void> {
  await db.manager.update(Notice, { id: In([...ids]) }, { claimedUntil: null });
}
