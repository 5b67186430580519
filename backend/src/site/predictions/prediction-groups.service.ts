import { randomInt } from 'node:crypto';
import {
  type CreatePredictionGroupRequest,
  limits,
  type PredictionGroup,
  usualPredictionResult,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';

/** Without letters and digits that are mistaken for one another: 59 bits, which nobody guesses. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 12;

export type StoredGroup = Omit<PredictionGroup, 'link'>;

/** Groups of colleagues who compare their predictions, open to whoever has the link. */
@Injectable()
export class PredictionGroupsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  ofMember(userId: number): Promise<StoredGroup[]> {
    return groupsOf(this.db.manager, userId);
  }

  /** @throws RefusalError `prediction.group-not-found`, also for somebody who is not a member */
  async get(groupId: number, userId: number): Promise<StoredGroup> {
    const [group] = await groupsOf(this.db.manager, userId, groupId);
    if (group === undefined) throw RefusalError.of('prediction.group-not-found');
    return group;
  }

  /** @throws RefusalError `prediction.too-many-groups` */
  create(
    { name, result = usualPredictionResult }: CreatePredictionGroupRequest,
    userId: number,
  ): Promise<StoredGroup> {
    return this.db.transaction(async (manager) => {
      const [made] = await manager.query<{ id: number }[]>(
        'INSERT INTO prediction_groups (name, code, result) VALUES ($1, $2, $3) RETURNING id',
        [name, newCode(), result],
      );
      if (made === undefined) throw new Error('The database made no group');
      return enter(manager, made.id, userId);
    });
  }

  /**
   * Joining twice changes nothing.
   * @throws RefusalError `prediction.group-not-found` for a wrong code as well, `prediction.group-full`,
   * `prediction.too-many-groups`
   */
  join(groupId: number, code: string, userId: number): Promise<StoredGroup> {
    return this.db.transaction(async (manager) => {
      const [group] = await manager.query<unknown[]>(
        'SELECT FROM prediction_groups WHERE id = $1 AND code = $2 FOR UPDATE',
        [groupId, code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase()],
      );
      if (group === undefined) throw RefusalError.of('prediction.group-not-found');
      return enter(manager, groupId, userId);
    });
  }

  /** The group goes with its last member. */
  async leave(groupId: number, userId: number): Promise<void> {
    await this.db.query('DELETE FROM prediction_members WHERE group_id = $1 AND user_id = $2', [
      groupId,
      userId,
    ]);
  }

  /** @throws RefusalError `prediction.group-not-found`, `prediction.not-owner` */
  async remove(groupId: number, userId: number): Promise<void> {
    const { isOwner } = await this.get(groupId, userId);
    if (!isOwner) throw RefusalError.of('prediction.not-owner');
    await this.db.query('DELETE FROM prediction_groups WHERE id = $1', [groupId]);
  }
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

/** The locks make both limits hold for many who join, and for one who joins many. */
async function enter(
  manager: EntityManager,
  groupId: number,
  userId: number,
): Promise<StoredGroup> {
  await manager.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
  await manager.query(
    'INSERT INTO prediction_members (group_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [groupId, userId],
  );
  const groups = await groupsOf(manager, userId);
  const group = groups.find(({ id }) => id === groupId);
  if (group === undefined) throw RefusalError.of('prediction.group-not-found');
  if (group.members > limits.predictions.members) throw RefusalError.of('prediction.group-full');
  if (groups.length > limits.predictions.groupsPerPerson)
    throw RefusalError.of('prediction.too-many-groups');
  return group;
}

function groupsOf(
  manager: EntityManager,
  userId: number,
  groupId: number | null = null,
): Promise<StoredGroup[]> {
  return manager.query<StoredGroup[]>(
    `SELECT g.id, g.name, g.code, g.result, count(*)::integer AS members,
            (array_agg(all_members.user_id ORDER BY all_members.joined_at, all_members.user_id))[1] = $1 AS "isOwner"
     FROM prediction_members own
     JOIN prediction_groups g ON g.id = own.group_id
     JOIN prediction_members all_members ON all_members.group_id = g.id
     WHERE own.user_id = $1 AND ($2::integer IS NULL OR g.id = $2)
     GROUP BY g.id ORDER BY min(own.joined_at), g.id`,
    [userId, groupId],
  );
}
