import type { RefereeAbsence, RefereeAbsences } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { lockReferee } from './assignment-writes.js';

@Injectable()
export class AbsencesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  of(userId: number): Promise<RefereeAbsences> {
    return read(this.db.manager, userId);
  }

  /** @throws RefusalError `referee.absence-backwards` */
  set(userId: number, absences: readonly RefereeAbsence[]): Promise<RefereeAbsences> {
    if (absences.some(({ fromDay, toDay }) => toDay < fromDay))
      throw RefusalError.of('referee.absence-backwards');
    return this.db.transaction(async (manager) => {
      await lockReferee(manager, userId);
      await manager.query('DELETE FROM referee_absences WHERE user_id = $1', [userId]);
      await manager.query(
        `INSERT INTO referee_absences (user_id, from_day, to_day)
         SELECT $1, * FROM unnest($2::date[], $3::date[]) ON CONFLICT DO NOTHING`,
        [userId, absences.map(({ fromDay }) => fromDay), absences.map(({ toDay }) => toDay)],
      );
      return read(manager, userId);
    });
  }
}

async function read(manager: EntityManager, userId: number): Promise<RefereeAbsences> {
  const absences = await manager.query<RefereeAbsence[]>(
    `SELECT from_day::text AS "fromDay", to_day::text AS "toDay"
     FROM referee_absences WHERE user_id = $1 ORDER BY from_day, to_day`,
    [userId],
  );
  return { absences };
}
