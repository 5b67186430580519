import {
  type Bracket,
  type BracketLeg,
  type BracketTie,
  liveGroupTables,
  type StageTables,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { withoutGoals } from '../matches/index.js';
import { RunningSharesService } from '../statistics/running-shares.service.js';
import { StageReadsService } from '../statistics/stage-reads.service.js';

/** Brackets and tables of stages as everybody may see them. */
@Injectable()
export class BracketsService {
  constructor(
    private readonly reads: StageReadsService,
    private readonly running: RunningSharesService,
    private readonly watching: WatchPermissionService,
  ) {}

  /** @throws RefusalError `league.not-found`, `stage.not-found` */
  async bracket(leagueId: number, stageId: number): Promise<Bracket> {
    const { stage, rounds } = await this.reads.stage(leagueId, stageId);
    const { name, thirdPlace = false, legs } = stage;
    return {
      stage: { id: stageId, name, thirdPlace, legs },
      rounds: this.watching.isEverybodys
        ? rounds
        : rounds.map((round) => ({ ...round, ties: round.ties.map(withoutScores) })),
    };
  }

  /** @throws RefusalError `league.not-found`, `stage.not-found` */
  async tables(leagueId: number, stageId: number): Promise<StageTables> {
    const { matches, tableInput } = await this.reads.stage(leagueId, stageId);
    if (this.watching.isEverybodys) {
      const running = await this.running.of(
        matches.filter(({ status }) => status === 'in_progress'),
      );
      return { tables: liveGroupTables(tableInput, running) };
    }
    const tables = liveGroupTables(tableInput, []);
    return { tables: tables.map(({ group, rows }) => ({ group, rows: rows.map(withoutGoals) })) };
  }
}

/** Who comes through is no score. */
const withoutScores = (tie: BracketTie): BracketTie => ({
  ...tie,
  aggregate: null,
  legs: tie.legs.map(withoutScore),
});

const withoutScore = ({
  shootout: _kicks,
  afterExtraTime: _extraTime,
  playedScore: _played,
  ...leg
}: BracketLeg): BracketLeg => ({ ...leg, homeScore: null, awayScore: null });
