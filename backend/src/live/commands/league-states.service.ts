import {
  type LeagueState,
  leagueFold,
  type SeasonRules,
  usualSeasonRules,
  withdrawalOf,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { wholeStream } from '../../events/log-reads.js';
import {
  type EventRow,
  type StoredLeagueEvent,
  storedLeagueEvent,
} from '../../events/stored-event.js';
import { leagueStream } from '../../events/stream-ids.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';

/** A league's decisions have no rows: they are few, so reading is replaying them. */
@Injectable()
export class LeagueStatesService {
  constructor(
    private readonly log: EventStore,
    private readonly shared: SharedReadsService,
  ) {}

  of(leagueId: number): Promise<LeagueState> {
    return this.shared.answer(`decisions ${leagueId}`, async () =>
      replayed(leagueId, await this.log.forReaders.readLeague(leagueId)),
    );
  }

  /** A match of no league has the usual rules. */
  async signingRules(leagueId: number | null): Promise<SeasonRules['signing']> {
    if (leagueId === null) return usualSeasonRules.signing;
    return (await this.of(leagueId)).seasonRules.rules.signing;
  }

  /** With what was written a moment ago, for a command that depends on it. */
  async current(leagueId: number): Promise<LeagueState> {
    return replayed(leagueId, await this.log.readLeague(leagueId));
  }

  /** @throws RefusalError `match.team-withdrawn`: who has left a league gets no new match in it */
  async refuseWithdrawn(leagueId: number | null, teamIds: readonly number[]): Promise<void> {
    if (leagueId === null) return;
    const league = await this.current(leagueId);
    if (teamIds.some((teamId) => withdrawalOf(league, teamId) !== undefined))
      throw RefusalError.of('match.team-withdrawn');
  }

  /** As of the moment of a transaction, to be shown with what else it reads. */
  async asOf(moment: EntityManager, leagueId: number): Promise<LeagueState> {
    const rows = await moment.query<EventRow[]>(wholeStream, [leagueStream(leagueId)]);
    return replayed(leagueId, rows.map(storedLeagueEvent));
  }
}

const replayed = (leagueId: number, stored: readonly StoredLeagueEvent[]): LeagueState =>
  leagueFold.replay(
    leagueId,
    stored.map(({ event }) => event),
  );
