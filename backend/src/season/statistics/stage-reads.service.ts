import {
  type LeagueState,
  type LeagueTableRow,
  leagueTable,
  readStages,
  type StagePlaceholder,
  type StageReading,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { TableReadsService } from './table-reads.service.js';

export interface LeagueStages {
  league: LeagueState;
  /** Of its own season. */
  table: LeagueTableRow[];
  stages: StageReading[];
}

/** The stages of a league with everything that was played in them (docs/product.md#finals). */
@Injectable()
export class StageReadsService {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly tables: TableReadsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LeagueStages> {
    return this.shared.answer(`stages ${leagueId}`, () => this.current(leagueId), 'running');
  }

  /** @throws RefusalError `league.not-found`, `stage.not-found` */
  async stage(leagueId: number, stageId: number): Promise<StageReading> {
    return stageIn(await this.of(leagueId), stageId);
  }

  /** With what was written a moment ago. */
  async current(leagueId: number): Promise<LeagueStages> {
    const { state, season, results, cards, matches } = await this.tables.withStages(
      await this.leagues.get(leagueId),
    );
    const teams = await this.teams.refs([
      ...season.teams.map(({ id }) => id),
      ...state.stages.flatMap(({ entries, seeding }) => seeding?.teamIds ?? namedIn(entries)),
    ]);
    const of = <T extends { stageId: number }>(all: readonly T[], stageId: number): T[] =>
      all.filter((one) => one.stageId === stageId);
    const stages = readStages({
      league: state,
      season,
      teams,
      play: (id) => ({
        matches: of(matches, id).map(({ stageId: _, ...match }) => match),
        results: of(results, id),
        cards: of(cards, id),
      }),
    });
    return { league: state, table: leagueTable(season), stages };
  }
}

/** The teams that a stage names, and does not take from others. */
export const namedIn = (entries: readonly StagePlaceholder[]): number[] =>
  entries.flatMap((entry) => (entry.source === 'team' ? [entry.teamId] : []));

/** @throws RefusalError `stage.not-found` */
export function stageIn({ stages }: LeagueStages, stageId: number): StageReading {
  const reading = stages.find(({ stage }) => stage.stageId === stageId);
  if (reading === undefined) throw RefusalError.of('stage.not-found');
  return reading;
}
