import type { LeagueTableRow, LiveTableRow } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LiveTableService } from './live-table.service.js';

@Injectable()
export class LeagueTableService {
  constructor(private readonly tables: LiveTableService) {}

  /** The visitors' league; empty without one. */
  async ofActive(): Promise<LeagueTableRow[]> {
    return (await this.tables.ofActive()).official.rows.map(officialRow);
  }

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<LeagueTableRow[]> {
    return (await this.tables.of(leagueId)).official.rows.map(officialRow);
  }
}

const officialRow = ({
  provisional: _,
  moved: __,
  mark: ___,
  ...row
}: LiveTableRow): LeagueTableRow => row;
