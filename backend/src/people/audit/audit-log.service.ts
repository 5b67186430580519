import type { AuditAction, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { changedFields } from './changed-fields.js';
import { splitDetails } from './split-details.js';

export interface AuditRecord {
  /** An account, or a device with a grant: `grant:12/device:1`. */
  actor: Pick<SessionUser, 'id' | 'username'> | { id: null; device: string };
  action: AuditAction;
  subject: { type: string; id: number; name: string };
  /** Null when it did not exist; of two states only the changed fields are stored. */
  before: Record<string, unknown> | null;
  /** Null when it is gone. Never a password. */
  after: Record<string, unknown> | null;
  /** Which part of the subject was changed; recorded beside the changes. */
  part?: Record<string, unknown>;
}

/**
 * The append-only record of administrative writes. `record` takes the `EntityManager` of the transaction
 * that does the write: there is neither a change without its entry nor an entry without its change.
 */
@Injectable()
export class AuditLogService {
  /** A change that changed nothing leaves no entry. */
  async record(manager: EntityManager, entry: AuditRecord): Promise<void> {
    const { actor, action, subject } = entry;
    const { before, after } =
      entry.before !== null && entry.after !== null
        ? changedFields(entry.before, entry.after)
        : entry;
    if (after !== null && Object.keys(after).length === 0) return;
    const [was, is] = [splitDetails(before), splitDetails(after && { ...entry.part, ...after })];
    // Raw SQL: an entry and its details are one statement.
    await manager.query(
      `WITH entry AS (
         INSERT INTO audit_log (actor_id, action, subject_type, subject_id, before, after, actor_device)
         VALUES ($1, $2, $3, $4, $5, $6, $10) RETURNING id, at
       )
       INSERT INTO audit_details (entry_id, at, subject_name, before, after)
       SELECT id, at, $7, $8, $9 FROM entry`,
      [
        ...[actor.id, action, subject.type, subject.id, json(was.values), json(is.values)],
        ...[subject.name, json(was.words), json(is.words)],
        actor.id === null ? actor.device : null,
      ],
    );
  }

  async knows(
    manager: EntityManager,
    action: string,
    subject: { type: string; id: number },
  ): Promise<boolean> {
    const found = await manager.query<unknown[]>(
      'SELECT FROM audit_log WHERE subject_type = $1 AND subject_id = $2 AND action = $3 LIMIT 1',
      [subject.type, subject.id, action],
    );
    return found.length > 0;
  }
}

const json = (fields: Record<string, unknown> | null): string | null =>
  fields === null ? null : JSON.stringify(fields);
