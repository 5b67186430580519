import {
  type LiveTable,
  liveTable,
  type RunningShare,
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
import { type TableReading, TableReadsService } from './table-reads.service.js';

/** With the running matches, and without. */
export interface LiveTables {
  live: LiveTable;
  official: LiveTable;
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
    return this.shared.answer(`tables ${league}`, compute, { running: true });
  }

  private async tables(league: League): Promise<LiveTables> {
    const [reading, sheet, { stages }] = await Promise.all([
      this.reads.of(league),
      this.rules.of(league.id),
      this.states.of(league.id),
    ]);
    const running = await this.running.of(reading.running);
    const { points } = sheet.rules;
    const official = answerOf(league, reading, []);
    const cutOf = ({ rows }: LiveTable) => tableCut({ stages, finalists: league.finalists, rows });
    const marks = tableMarks({
      rows: official.rows,
      results: reading.input.results,
      open: reading.open,
      points,
      cut: cutOf(official)?.after ?? null,
    });
    const answer = (shares: readonly RunningShare[]): LiveTable => {
      const table = answerOf(league, reading, shares);
      const cut = cutOf(table);
      const rows = table.rows.map((row) => {
        const mark = marks.get(row.teamId);
        return mark === undefined ? row : { ...row, mark };
      });
      return { ...table, points, rows, ...(cut !== null && { cut }) };
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
