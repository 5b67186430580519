import { type BySide, boardLine, type MatchView, replay } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';

type ScoredMatch = Pick<MatchView, 'id' | 'homeScore' | 'awayScore'>;

/** The row of a match has its score, which kicks never change (docs/product.md#extra-time-and-kicks). */
@Injectable()
export class ShootoutsService {
  constructor(private readonly log: EventStore) {}

  /** The score of the kicks by match, for those that came to kicks. */
  async of(matches: readonly ScoredMatch[]): Promise<Map<number, BySide<number>>> {
    const level = matches.filter(
      ({ homeScore: home, awayScore: away }) => home !== null && home === away,
    );
    const ids = await this.withKicks(level.map(({ id }) => id));
    if (ids.length === 0) return new Map();
    const logs = await this.log.forReaders.readStreams(ids);
    return new Map(
      [...logs].flatMap(([id, stored]) => {
        const { shootout } = boardLine(
          replay(
            id,
            stored.map(({ event }) => event),
          ),
        );
        return shootout ? [[id, shootout]] : [];
      }),
    );
  }

  private async withKicks(ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const kicks = await this.log.forReaders.readStreams(ids, ['ShootoutStarted']);
    return ids.filter((id) => (kicks.get(id) ?? []).length > 0);
  }
}
