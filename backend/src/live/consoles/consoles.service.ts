import type { ConsolesView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService, type AuditRecord } from '../../people/audit/audit-log.service.js';
import { MatchCommandsService } from '../commands/match-commands.service.js';

/** The others are devices that were here once and are not expected back. */
const maxDevices = 20;
/** Devices name themselves, so that one account could make up any number of them. */
const maxOfOneActor = 8;

interface ConsoleRow {
  device: string;
  label: string;
  since: Date | null;
  unsent: number | null;
  seenAt: Date | null;
}

/** The consoles of a match, and which of them holds its clock (docs/product.md#consoles). */
@Injectable()
export class ConsolesService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly audit: AuditLogService,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /**
   * Records that the device is there, and returns the others. Of one account only the newest are kept, and whoever
   * holds the clock; the devices of a grant are counted when they enter.
   * @throws RefusalError `match.not-found`
   */
  async seen(
    matchId: number,
    device: string,
    userId: number | null,
    unsent: number,
  ): Promise<ConsolesView> {
    const lastTaps = await this.commands.lastTaps(matchId);
    // Raw SQL: each console sends this every other second.
    const rows = await this.db.query<ConsoleRow[]>(
      `WITH here AS (
         INSERT INTO match_presence (match_id, device, user_id, unsent) VALUES ($1, $2, $3, $4)
         ON CONFLICT (match_id, device) DO UPDATE
         SET user_id = excluded.user_id, unsent = excluded.unsent, seen_at = clock_timestamp()
       ), too_many AS (
         SELECT device FROM match_presence p
         WHERE match_id = $1 AND device <> $2 AND user_id = $3
           AND NOT EXISTS (SELECT FROM match_consoles c WHERE c.match_id = $1 AND c.device = p.device)
         ORDER BY seen_at DESC OFFSET ${maxOfOneActor - 1} FOR UPDATE SKIP LOCKED
       ), gone AS (
         DELETE FROM match_presence WHERE match_id = $1 AND device IN (SELECT device FROM too_many)
       )
       SELECT device, coalesce(u.username, me.username, ${grantLabel}, '') AS label, c.since, p.unsent, p.seen_at AS "seenAt"
       FROM (SELECT device, user_id, unsent, seen_at FROM match_presence
             WHERE match_id = $1 AND device <> $2 AND seen_at > now() - interval '12 hours'
               AND device NOT IN (SELECT device FROM too_many)
             ORDER BY seen_at DESC LIMIT ${maxDevices}) p
       FULL JOIN (SELECT device, since FROM match_consoles WHERE match_id = $1) c USING (device)
       LEFT JOIN users u ON u.id = p.user_id
       LEFT JOIN users me ON me.id = $3 AND device = $2
       LEFT JOIN match_grants g ON g.id = substring(device FROM '^grant:([0-9]{1,9})/')::integer
       ORDER BY p.seen_at DESC NULLS LAST`,
      [matchId, device, userId, unsent],
    );
    const view: ConsolesView = { devices: [], holder: null };
    for (const { since, seenAt, unsent: waiting, ...other } of rows) {
      if (since !== null) view.holder = { ...other, since: since.toISOString() };
      if (seenAt === null) continue;
      view.devices.push({
        ...other,
        holdsClock: since !== null,
        lastTapAt: lastTaps.get(other.device) ?? null,
        unsent: waiting ?? 0,
        seenAt: seenAt.toISOString(),
      });
    }
    return view;
  }

  /** From now on only this device moves the clock. @throws RefusalError `match.not-found` */
  async takeClock(matchId: number, device: string, actor: AuditRecord['actor']): Promise<void> {
    await this.commands.state(matchId);
    await this.db.transaction(async (manager) => {
      // Raw SQL: whoever holds it is replaced in one statement.
      const [taken] = await manager.query<{ takenFrom: string | null }[]>(
        `INSERT INTO match_consoles AS c (match_id, device) VALUES ($1, $2)
         ON CONFLICT (match_id) DO UPDATE
         SET device = excluded.device, taken_from = c.device, turn = c.turn + 1,
             since = clock_timestamp()
         WHERE c.device <> excluded.device
         RETURNING taken_from AS "takenFrom"`,
        [matchId, device],
      );
      if (taken === undefined) return;
      await this.audit.record(manager, {
        actor,
        action: 'match.take-clock',
        subject: { type: 'match', id: matchId, name: '' },
        before: { device: taken.takenFrom },
        after: { device },
      });
    });
  }
}

/** The number distinguishes two tablets with one grant. */
const grantLabel = `g.label || ' (' || substring(device FROM '/device:([0-9]+)$') || ')'`;
