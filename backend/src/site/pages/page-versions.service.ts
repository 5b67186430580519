import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LiveBoardService } from '../../live/push/live-board.service.js';
import { LiveTopicsService } from '../../live/push/live-topics.service.js';
import {
  type DataVersions,
  DataVersionsService,
} from '../../platform/reads/data-versions.service.js';
import { type MatchVersion, MatchVersionsService } from './match-versions.service.js';
import { type PageLimits, pageLimitsToken } from './page-limits.js';

export interface PageVersion {
  staticData: string;
  /** Changes with the taps and the time that the page shows. */
  moving: string;
}

interface Known {
  changes: DataVersions;
  match: MatchVersion;
}

const maxKnown = 1_000;
/** Kick-offs and ends of seasons fall on whole minutes. */
const minuteMs = 60_000;

@Injectable()
export class PageVersionsService {
  private readonly known = new LRUCache<number, Known>({ max: maxKnown });

  constructor(
    private readonly changes: DataVersionsService,
    private readonly matches: MatchVersionsService,
    private readonly topics: LiveTopicsService,
    private readonly board: LiveBoardService,
    @Inject(pageLimitsToken) private readonly limits: PageLimits,
  ) {}

  /** @param matchId null for a page that shows many matches */
  async now(matchId: number | null): Promise<PageVersion> {
    const changes = await this.changes.now();
    const match = matchId === null ? null : await this.matchAt(matchId, changes);
    const { staticData, running } = changes;
    const clock = match?.isRunning === true ? this.limits.clockMs : minuteMs;
    const shown = matchId === null ? running : match?.tag;
    return { staticData, moving: `${Math.floor(Date.now() / clock)} ${shown}` };
  }

  /** The data versions cover every event of a match. */
  private async matchAt(matchId: number, changes: DataVersions): Promise<MatchVersion | null> {
    const known = this.known.get(matchId);
    if (
      known !== undefined &&
      !known.match.isCompleted &&
      known.changes.staticData === changes.staticData &&
      known.changes.running === changes.running
    )
      return known.match;
    const match = await this.matches.of(matchId);
    if (match !== null) this.known.set(matchId, { changes, match });
    return match;
  }

  /**
   * This node's matches in memory may be behind the database, which the version is from.
   * @returns the version of all other data from before that, names among it
   */
  async catchUp(matchId: number | null): Promise<string> {
    const changes = await this.changes.now();
    if (matchId === null) {
      await this.board.catchUp();
      await this.board.renameAs(changes.staticData);
      return changes.staticData;
    }
    const match = await this.matches.of(matchId);
    if (match !== null) {
      await this.topics.catchUp(matchId, match.version);
      await this.topics.renameAs(matchId, changes);
    }
    return changes.staticData;
  }
}
