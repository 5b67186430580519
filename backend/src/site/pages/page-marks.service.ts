import { Inject, Injectable } from '@nestjs/common';
import { LiveBoardService } from '../../live/push/live-board.service.js';
import { LiveTopicsService } from '../../live/push/live-topics.service.js';
import { ChangeMarksService } from '../../platform/reads/change-marks.service.js';
import { MatchMarksService } from './match-marks.service.js';
import { type PageLimits, pageLimitsToken } from './page-limits.js';

export interface PageMark {
  settled: string;
  /** Changes with the taps that the page shows, and with the time that it tells. */
  moving: string;
}

/** Kick-offs and ends of seasons fall on whole minutes. */
const minuteMs = 60_000;

@Injectable()
export class PageMarksService {
  constructor(
    private readonly changes: ChangeMarksService,
    private readonly matches: MatchMarksService,
    private readonly topics: LiveTopicsService,
    private readonly board: LiveBoardService,
    @Inject(pageLimitsToken) private readonly limits: PageLimits,
  ) {}

  /** @param matchId null for a page that shows many matches */
  async now(matchId: number | null): Promise<PageMark> {
    const [{ settled, running }, match] = await Promise.all([
      this.changes.now(),
      matchId === null ? null : this.matches.of(matchId),
    ]);
    const clock = match?.isRunning === true ? this.limits.clockMs : minuteMs;
    const shown = matchId === null ? running : match?.mark;
    return { settled, moving: `${Math.floor(Date.now() / clock)} ${shown}` };
  }

  /** What this node keeps of matches in memory may be behind the database, which the mark is from. */
  async catchUp(matchId: number | null): Promise<void> {
    if (matchId === null) return this.board.catchUp();
    const match = await this.matches.of(matchId);
    if (match !== null) await this.topics.catchUp(matchId, match.version);
  }
}
