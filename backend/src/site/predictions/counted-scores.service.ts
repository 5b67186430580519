import { type BySide, countedScore, matchRecord, type PredictionResult } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { LoadingCache } from '../../platform/async/loading-cache.js';
import { type OutcomeRecord, outcomeOf, selectedOutcome } from '../../projections/outcome-rows.js';

/** Selects the score of `matches m`, which a `PlayedRecord` is. */
export const selectedScore = `m.home_score AS "homeScore", m.away_score AS "awayScore", ${selectedOutcome},
  CASE WHEN m.after_extra_time
    THEN jsonb_build_object('matchId', m.id, 'version', m.version) END AS "extraTime"`;

interface LoggedMatch {
  matchId: number;
  version: number;
}

interface RegularTime {
  /** Null where nobody entered it. */
  score: BySide<number> | null;
}

export interface PlayedRecord extends OutcomeRecord {
  homeScore: number | null;
  awayScore: number | null;
  /** The match itself where it had extra time: its log has the score before that. */
  extraTime: LoggedMatch | null;
}

/** The scores that count in a group. */
@Injectable()
export class CountedScoresService {
  /** No read model has the score after regular time, and a version of a match never changes. */
  private readonly known = new LoadingCache<string, RegularTime>({ max: 1_000 });

  constructor(private readonly commands: MatchCommandsService) {}

  /** Null without a score, and where nobody entered the one after regular time. */
  async of(
    { homeScore, awayScore, extraTime, ...outcome }: PlayedRecord,
    result: PredictionResult,
  ): Promise<BySide<number> | null> {
    if (homeScore === null || awayScore === null) return null;
    const score = { home: homeScore, away: awayScore };
    const { shootout = null } = outcomeOf(outcome);
    const regularTime =
      result === 'regular' && extraTime !== null
        ? (await this.regularTime(extraTime)).score
        : score;
    return countedScore({ score, regularTime, shootout }, result);
  }

  private regularTime({ matchId, version }: LoggedMatch): Promise<RegularTime> {
    return this.known.get(`${matchId} ${version}`, async () => {
      const state = await this.commands.state(matchId, version);
      return { score: matchRecord(state)?.regularTimeScore ?? null };
    });
  }
}
