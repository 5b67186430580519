import { type LeagueState, leagueDecider } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';

/** A league's decisions have no rows: they are few, so reading is replaying them. */
@Injectable()
export class LeagueStatesService {
  constructor(
    private readonly log: EventStore,
    private readonly shared: SharedReadsService,
  ) {}

  of(leagueId: number): Promise<LeagueState> {
    return this.shared.answer(`decisions ${leagueId}`, async () => {
      const stored = await this.log.forReaders.readLeague(leagueId);
      return leagueDecider.replay(
        leagueId,
        stored.map(({ event }) => event),
      );
    });
  }
}
