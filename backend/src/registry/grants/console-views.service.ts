import type { ConsoleMatch, ConsoleView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { DeviceGrant } from '../../people/auth/console/console-devices.service.js';

@Injectable()
export class ConsoleViewsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Without those that are over. */
  async of(grants: readonly DeviceGrant[]): Promise<ConsoleView[]> {
    const now = Date.now();
    const open = grants.filter(({ revoked, validTo }) => !revoked && (validTo ?? 0) > now);
    const matches = await this.matches(open.flatMap(({ matchIds }) => matchIds));
    return open.map(({ grantId, label, device, matchIds, validFrom, validTo }) => ({
      grantId,
      label,
      device,
      validFrom: new Date(validFrom ?? now).toISOString(),
      validTo: new Date(validTo ?? now).toISOString(),
      matches: matches.filter(({ id }) => matchIds.includes(id)),
    }));
  }

  private async matches(ids: readonly number[]): Promise<ConsoleMatch[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.query<(ConsoleMatch & { matchDate: Date })[]>(
      `SELECT m.id, m.match_date AS "matchDate", m.venue, m.round, m.status, m.outcome,
              json_build_object('id', h.id, 'name', h.name) AS "homeTeam",
              json_build_object('id', a.id, 'name', a.name) AS "awayTeam"
       FROM matches m JOIN teams h ON h.id = m.home_team_id JOIN teams a ON a.id = m.away_team_id
       WHERE m.id = ANY ($1) ORDER BY m.match_date, m.id`,
      [ids],
    );
    return rows.map((row) => ({ ...row, matchDate: row.matchDate.toISOString() }));
  }
}
