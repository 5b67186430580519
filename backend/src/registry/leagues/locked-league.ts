import type { EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { League } from './league.entity.js';

/** Until the transaction ends, others who change the same league wait. @throws RefusalError `league.not-found` */
export async function lockedLeague(manager: EntityManager, id: number): Promise<League> {
  const league = await manager.findOne(League, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (league === null) throw RefusalError.of('league.not-found');
  return league;
}
