import { goalMinutesOf, replay } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { EventStore } from '../../events/event-store.js';

/** A match as its read model has it. */
export interface AtVersion {
  id: number;
  version: number;
}

/** Of several seasons; a match has a few numbers. */
const maxMatches = 5_000;
const pageSize = 50;

/** Only the log has the minutes of goals, so each match is replayed once for each of its versions. */
@Injectable()
export class GoalMinutesService {
  private readonly known = new LRUCache<number, { version: number; minutes: readonly number[] }>({
    max: maxMatches,
  });

  constructor(private readonly log: EventStore) {}

  /** The minutes of all goals of these matches, in any order. */
  async of(matches: readonly AtVersion[]): Promise<number[]> {
    const minutes: number[] = [];
    for (let start = 0; start < matches.length; start += pageSize)
      minutes.push(...(await this.page(matches.slice(start, start + pageSize))));
    return minutes;
  }

  private async page(matches: readonly AtVersion[]): Promise<number[]> {
    const isNew = ({ id, version }: AtVersion) => this.known.get(id)?.version !== version;
    const unknown = matches.filter(isNew);
    const known = matches.filter((match) => !isNew(match));
    const minutes = known.flatMap(({ id }) => this.known.get(id)?.minutes ?? []);
    if (unknown.length === 0) return minutes;
    const logs = await this.log.forReaders.readStreams(unknown.map(({ id }) => id));
    for (const { id } of unknown) {
      const state = replay(
        id,
        (logs.get(id) ?? []).map(({ event }) => event),
      );
      const own = goalMinutesOf(state);
      this.known.set(id, { version: state.version, minutes: own });
      minutes.push(...own);
    }
    return minutes;
  }
}
