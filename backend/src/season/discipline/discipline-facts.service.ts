import { type DisciplineMatch, disciplineEventTypes, disciplineFacts, replay } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import type { LogReads } from '../../events/log-reads.js';

/** The connections of readers, or those of taps. */
export interface Connections {
  db: EntityManager;
  log: LogReads;
}

interface Known {
  epoch: string;
  version: number;
  facts: DisciplineMatch;
}

/** About ten leagues of a thousand matches. */
const maxKnown = 10_000;
/** Between two parts of a long league taps get a turn. */
const logsPerRead = 100;

/** What the discipline of a league needs of each match. A match that changed costs reading one log. */
@Injectable()
export class DisciplineFactsService {
  private readonly known = new LRUCache<number, Known>({ max: maxKnown });

  constructor(private readonly store: EventStore) {}

  /** Of one match, without what its log has from a version on. */
  async before(matchId: number, version: number, { log }: Connections): Promise<DisciplineMatch> {
    const logs = await log.readStreams([matchId], disciplineEventTypes);
    const events = (logs.get(matchId) ?? []).map(({ event }) => event);
    const earlier = events.filter((event) => event.version < version);
    return disciplineFacts(replay(matchId, earlier), earlier);
  }

  async of(leagueId: number, { db, log }: Connections): Promise<DisciplineMatch[]> {
    const [epoch, heads] = await Promise.all([this.store.epoch(), headsOf(db, leagueId)]);
    const matches = new Map<number, DisciplineMatch>();
    const changed: Head[] = [];
    for (const head of heads) {
      const known = this.known.get(head.id);
      if (known?.epoch === epoch && known.version === head.version)
        matches.set(head.id, known.facts);
      else changed.push(head);
    }
    for (let start = 0; start < changed.length; start += logsPerRead)
      for (const { id, version, facts } of await read(
        log,
        changed.slice(start, start + logsPerRead),
      )) {
        matches.set(id, facts);
        this.known.set(id, { epoch, version, facts });
      }
    return heads.flatMap(({ id }) => matches.get(id) ?? []);
  }
}

const headsOf = (db: EntityManager, leagueId: number): Promise<Head[]> =>
  db.query<Head[]>('SELECT id, version FROM matches WHERE league_id = $1 ORDER BY id', [leagueId]);

async function read(
  log: LogReads,
  heads: readonly Head[],
): Promise<(Head & { facts: DisciplineMatch })[]> {
  const ids = heads.map(({ id }) => id);
  const logs = await log.readStreams(ids, disciplineEventTypes);
  return heads.map(({ id, version }) => {
    const events = (logs.get(id) ?? []).map(({ event }) => event);
    return { id, version, facts: disciplineFacts(replay(id, events), events) };
  });
}

/** A match and the version that its row is at; its log may be further already. */
interface Head {
  id: number;
  version: number;
}
