import { type LeagueTableRow, leagueTable } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { League } from '../leagues/league.entity.js';
import { LeaguesService } from '../leagues/leagues.service.js';
import { TableReads } from './table-reads.service.js';

/** The official table of a league, in the league's own order. */
@Injectable()
export class LeagueTableService {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly reads: TableReads,
  ) {}

  /** Of the league that visitors see; empty without one. */
  async ofActive(): Promise<LeagueTableRow[]> {
    const league = await this.leagues.active();
    return league === null ? [] : this.table(league);
  }

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<LeagueTableRow[]> {
    return this.table(await this.leagues.get(leagueId));
  }

  private async table(league: League): Promise<LeagueTableRow[]> {
    const { input } = await this.reads.of(league);
    return leagueTable(input);
  }
}
