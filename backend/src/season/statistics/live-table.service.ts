import {
  type LiveTable,
  liveTable,
  type RunningShare,
  type TableOutlook,
  tableCut,
  tableMarks,
  tableSummary,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import type { League } from '../../registry/leagues/league.entity.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { MatchRulesService } from '../../registry/match-rules/match-rules.service.js';
import { RunningSharesService } from './running-shares.service.js';
import { type OpenFixture, type TableReading, TableReadsService } from './table-reads.service.js';

/** With the running matches, and without. */
export interface LiveTables {
  live: LiveTable;
  official: LiveTable;
}

interface Season {
  reading: TableReading;
  outlook: TableOutlook<LiveTable['rows'][number], OpenFixture>;
  cutOf: (table: Pick<LiveTable, 'rows'>) => ReturnType<typeof tableCut>;
}

const noLeague: LiveTable = {
  league: null,
  provisional: false,
  teams: 0,
  summary: tableSummary([]),
  rows: [],
};

/** Computed again only when a match has changed. */
@Injectable()
export class LiveTableService {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly reads: TableReadsService,
    private readonly running: RunningSharesService,
    private readonly rules: MatchRulesService,
    private readonly states: LeagueStatesService,
    private readonly shared: SharedReadsService,
  ) {}

  /** The visitors' league; empty without one. */
  ofActive(): Promise<LiveTables> {
    return this.together('shown', async () => {
      const league = await this.leagues.active();
      return league === null ? { live: noLeague, official: noLeague } : this.tables(league);
    });
  }

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LiveTables> {
    return this.together(String(leagueId), async () =>
      this.tables(await this.leagues.get(leagueId)),
    );
  }

  private together(league: string, compute: () => Promise<LiveTables>): Promise<LiveTables> {
    return this.shared.answer(`tables ${league}`, compute, 'running');
  }

  /**
   * The official table and what of its season is still open.
   *
   * @throws RefusalError `league.not-found`
   */
  async outlook(leagueId: number): Promise<Season['outlook']> {
    return (await this.season(await this.leagues.get(leagueId))).outlook;
  }

  private async season(league: League): Promise<Season> {
    const [reading, sheet, { stages }] = await Promise.all([
      this.reads.of(league),
      this.rules.of(league.id),
      this.states.of(league.id),
    ]);
    const { rows } = answerOf(league, reading, []);
    const cutOf: Season['cutOf'] = (table) =>
      tableCut({ stages, finalists: league.finalists, rows: table.rows });
    const outlook = {
      rows,
      results: reading.input.results,
      open: reading.open,
      points: sheet.rules.points,
      cut: cutOf({ rows })?.after ?? null,
    };
    return { reading, outlook, cutOf };
  }

  private async tables(league: League): Promise<LiveTables> {
    const { reading, outlook, cutOf } = await this.season(league);
    const running = await this.running.of(reading.running);
    const marks = tableMarks(outlook);
    const answer = (shares: readonly RunningShare[]): LiveTable => {
      const table = answerOf(league, reading, shares);
      const cut = cutOf(table);
      const rows = table.rows.map((row) => {
        const mark = marks.get(row.teamId);
        return mark === undefined ? row : { ...row, mark };
      });
      return { ...table, points: outlook.points, rows, ...(cut !== null && { cut }) };
    };
    return { live: answer(running), official: answer([]) };
  }
}

function answerOf(
  { id, name, season }: League,
  { input }: TableReading,
  running: readonly RunningShare[],
): LiveTable {
  const rows = liveTable(input, running);
  return {
    league: { id, name, season },
    provisional: rows.some(({ provisional }) => provisional),
    teams: rows.length,
    summary: tableSummary(rows),
    rows,
  };
}
