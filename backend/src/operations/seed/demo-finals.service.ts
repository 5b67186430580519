import type { DisciplineMatch, RuleSheet } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { MatchSheetsService } from '../../live/commands/match-sheets.service.js';
import { StagesService } from '../../season/stages/stages.service.js';
import { TiesFollowService } from '../../season/stages/ties-follow.service.js';
import { StageReadsService, stageIn } from '../../season/statistics/stage-reads.service.js';
import type { DemoCalendar } from './demo-calendar.js';
import { demoFinals } from './demo-finals.js';
import {
  DemoMatchesService,
  demoOrigin,
  type MatchToPlay,
  suspendedAfter,
} from './demo-matches.service.js';
import { type DemoRun, type DemoTeam, demoLeague } from './demo-people.js';

interface Finals {
  calendar: DemoCalendar;
  stageId: number;
  teams: readonly DemoTeam[];
  /** The matches of the season. */
  played: readonly DisciplineMatch[];
}

const rounds = [['QF1', 'QF2', 'QF3', 'QF4'], ['SF1', 'SF2'], ['TP']];
const decidedByKicks = 'QF3';

/** The finals of a demo season, by the commands of administrators and tablets. */
@Injectable()
export class DemoFinalsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly sheets: MatchSheetsService,
    private readonly stages: StagesService,
    private readonly ties: TiesFollowService,
    private readonly reads: StageReadsService,
    private readonly matches: DemoMatchesService,
  ) {}

  /** Returns the id of their stage, also where an earlier attempt defined it. */
  async define({ leagueId }: DemoRun, { finalAt, drawnAt }: DemoCalendar): Promise<number> {
    const definition = demoFinals(finalAt, demoLeague.venue);
    const command = { type: 'DefineStage', definition } as const;
    await this.commands.executeTogether(
      [{ leagueId, command }],
      demoOrigin('demo-finals', drawnAt),
    );
    const [defined] = (await this.reads.current(leagueId)).stages;
    if (defined === undefined) throw new Error('The finals were not defined');
    return defined.stage.stageId;
  }

  /** Up to the final, which can be started at once. Returns how many matches were played. */
  async play({ leagueId }: DemoRun, finals: Finals): Promise<number> {
    const { calendar, stageId, teams } = finals;
    const played = [...finals.played];
    await this.seed(leagueId, finals);
    for (const ties of rounds) {
      const suspended = suspendedAfter(played, teams);
      const matches = await this.matchesOf(leagueId, stageId, ties);
      for (const { tie, sheet, ...match } of matches) {
        const decided = { sheet, endsLevel: tie === decidedByKicks };
        played.push(await this.matches.play(match, { teams, suspended, tie: decided }));
      }
      await this.ties.follow(leagueId, played.at(-1)?.endedAt ?? calendar.finalAt);
    }
    return rounds.flat().length;
  }

  /** The log learns of all results at once, so none is official yet. */
  private async seed(leagueId: number, { calendar, stageId, played }: Finals): Promise<void> {
    const at = played.at(-1)?.endedAt ?? calendar.drawnAt;
    const request = { again: false, anyway: true, teamIds: null };
    await this.stages.seed(leagueId, stageId, request, {
      ...demoOrigin('demo-finals-seed', at),
      isConsole: false,
      language: 'hr',
    });
  }

  private async matchesOf(
    leagueId: number,
    stageId: number,
    ties: readonly string[],
  ): Promise<(MatchToPlay & { tie: string; sheet: RuleSheet })[]> {
    const { matches } = stageIn(await this.reads.current(leagueId), stageId);
    return Promise.all(
      ties.map(async (tie) => {
        const match = matches.find((one) => one.tie === tie);
        if (match === undefined) throw new Error(`Nobody plays ${tie}`);
        const { matchId, homeTeamId, awayTeamId, matchDate } = match;
        const sheet = await this.sheets.of(await this.commands.fixture(matchId));
        return { matchId, key: `demo-${tie}`, homeTeamId, awayTeamId, matchDate, tie, sheet };
      }),
    );
  }
}
