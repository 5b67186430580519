import {
  type LiveTable,
  liveTable,
  type RunningShare,
  runningShare,
  tableSummary,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { AskedTogether } from '../common/asked-together.js';
import { RefusalError } from '../common/refusal.error.js';
import type { League } from '../leagues/league.entity.js';
import { LeaguesService } from '../leagues/leagues.service.js';
import { MatchCommands } from '../live/match-commands.service.js';
import { type TableReading, TableReads } from './table-reads.service.js';

/** The same league twice: with the matches that are being played, and without. */
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

/**
 * The table while matches run. However many ask at once, one of them looks whether something has changed,
 * and only a change is computed anew.
 */
@Injectable()
export class LiveTableService {
  private readonly asked = new Map<number | 'active', AskedTogether<LiveTables>>();
  /** By league, what was computed last and of what. */
  private readonly known = new Map<number, { print: string; tables: LiveTables }>();

  constructor(
    private readonly leagues: LeaguesService,
    private readonly reads: TableReads,
    private readonly matches: MatchCommands,
  ) {}

  /** Of the league that visitors see; empty without one. */
  ofActive(): Promise<LiveTables> {
    return this.together('active', async () => {
      const league = await this.leagues.active();
      return league === null ? { live: noLeague, official: noLeague } : this.tables(league);
    });
  }

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LiveTables> {
    return this.together(leagueId, async () => this.tables(await this.leagues.get(leagueId)));
  }

  private async together(
    key: number | 'active',
    ask: () => Promise<LiveTables>,
  ): Promise<LiveTables> {
    const asked = this.asked.get(key) ?? new AskedTogether(ask);
    this.asked.set(key, asked);
    try {
      return await asked.answer();
    } catch (error) {
      // Nobody keeps a place for a league that does not exist.
      this.asked.delete(key);
      throw error;
    }
  }

  private async tables(league: League): Promise<LiveTables> {
    const print = await this.reads.fingerprint(league);
    const known = this.known.get(league.id);
    if (known?.print === print) return known.tables;
    const reading = await this.reads.of(league);
    const running = await this.shares(reading);
    const tables = {
      live: answerOf(league, reading, running),
      official: answerOf(league, reading, []),
    };
    this.known.set(league.id, { print, tables });
    return tables;
  }

  private async shares({ running }: TableReading): Promise<RunningShare[]> {
    const shares = await Promise.all(
      running.map(async ({ matchId, version }) => {
        try {
          return runningShare(await this.matches.state(matchId, version));
        } catch (error) {
          // Deleted since it was read.
          if (error instanceof RefusalError) return null;
          throw error;
        }
      }),
    );
    return shares.filter((share) => share !== null);
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
