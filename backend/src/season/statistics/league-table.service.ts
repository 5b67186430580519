import type { LeagueTableRow, LiveTableRow } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LiveTableService } from './live-table.service.js';

/** The official table of a league, in the league's own order. */
@Injectable()
export class LeagueTableService {
  constructor(private readonly tables: LiveTableService) {}

  /** Of the league that visitors see; empty without one. */
  async ofActive(): Promise<LeagueTableRow[]> {
    return (await this.tables.ofActive()).official.rows.map(officialRow);
  }

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<LeagueTableRow[]> {
    return (await this.tables.of(leagueId)).official.rows.map(officialRow);
  }
}

/** In the official table nobody is playing, and nobody has moved. */
const officialRow = ({ provisional: _, moved: __, ...row }: LiveTableRow): LeagueTableRow => row;
