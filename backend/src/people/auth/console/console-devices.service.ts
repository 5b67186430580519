import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { forTaps } from '../../../platform/db/data-source.js';
import { poolOf } from '../../../platform/db/pool.js';
import {
  type AnnouncedKind,
  SessionAnnouncementsService,
} from '../sessions/session-announcements.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { grantWindow } from './grant-window.js';

/** A grant that a device has entered, as it stood some seconds ago at most. */
export interface DeviceGrant {
  grantId: number;
  device: number;
  label: string;
  revoked: boolean;
  matchIds: readonly number[];
  /** A match that has begun opens its console, however early. */
  begun: boolean;
  /** Epoch milliseconds; null once its matches are gone. */
  validFrom: number | null;
  validTo: number | null;
}

interface Row {
  grant_id: number;
  device: number;
  label: string;
  revoked: boolean;
  needsTouch: boolean;
  match_ids: number[];
  begun: boolean;
  valid_from: Date | null;
  valid_to: Date | null;
}

const max = 1_000;
const cachedMs = 10_000;

/** Devices at the scorer's table by their cookie; one may have entered several grants. */
@Injectable()
export class ConsoleDevicesService {
  private readonly cache = new LRUCache<string, { id: string; grants: DeviceGrant[] }>({
    max,
    ttl: cachedMs,
  });

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @InjectDataSource(forTaps) private readonly taps: DataSource,
    private readonly sessions: SessionsService,
    private readonly announcements: SessionAnnouncementsService,
  ) {
    announcements.onChange((kind, id) => this.receive(kind, id));
  }

  /** Called when a grant has changed, on every node. */
  onChange(listener: () => void): void {
    this.announcements.onChange((kind) => {
      if (kind === 'grant' || kind === 'console') listener();
    });
  }

  /** The latest grant first, ended ones among them; none for an unknown cookie. */
  async grantsOf(token: string | undefined): Promise<readonly DeviceGrant[]> {
    if (token === undefined || !this.sessions.isOurs(token)) return [];
    const known = this.announcements.isProven ? this.cache.get(token) : undefined;
    return known?.grants ?? (await this.read(token));
  }

  /** Whether the device may run at least one match now. */
  async isConsole(token: string | undefined): Promise<boolean> {
    return (await this.grantsOf(token)).some((grant) => endOf(grant) === null);
  }

  private async read(token: string): Promise<DeviceGrant[]> {
    const at = this.announcements.changes;
    const id = this.sessions.idOf(token);
    // As with sessions: raw, prepared and planned once, over the connections of taps.
    const { rows } = await poolOf(this.taps).query<Row>({
      name: 'find_console_device',
      text: `SELECT d.grant_id, d.number AS device, g.label, g.revoked_at IS NOT NULL AS revoked,
               d.last_seen_at < now() - interval '1 minute' AS "needsTouch", w.*
             FROM grant_devices d JOIN match_grants g ON g.id = d.grant_id
             CROSS JOIN LATERAL (${grantWindow('g')}) w
             WHERE d.token_hash = $1 ORDER BY g.id DESC`,
      values: [id],
    });
    const grants = rows.map(grantOf);
    this.sessions.noteLookup(token, grants.some(stays));
    if (rows.some(({ needsTouch }) => needsTouch))
      await this.db.query('UPDATE grant_devices SET last_seen_at = now() WHERE token_hash = $1', [
        id,
      ]);
    if (at === this.announcements.changes && this.announcements.isProven)
      this.cache.set(token, { id, grants });
    return grants;
  }

  private receive(kind: AnnouncedKind, id: string): void {
    if (kind === 'all') this.cache.clear();
    for (const [token, { id: device, grants }] of [...this.cache.entries()])
      if (
        (kind === 'console' && device === id) ||
        (kind === 'grant' && grants.some(({ grantId }) => String(grantId) === id))
      )
        this.cache.delete(token);
  }
}

/** Why a grant opens nothing now; null while it is valid. */
export function endOf(
  { revoked, begun, validFrom, validTo }: DeviceGrant,
  now = Date.now(),
): 'revoked' | 'expired' | 'too-early' | null {
  if (revoked) return 'revoked';
  if (validFrom === null || validTo === null || now >= validTo) return 'expired';
  return begun || now >= validFrom ? null : 'too-early';
}

/** One that is too early has its place on the list already. */
export const stays = (grant: DeviceGrant): boolean => {
  const end = endOf(grant);
  return end === null || end === 'too-early';
};

const grantOf = ({ grant_id, device, label, revoked, match_ids, ...row }: Row): DeviceGrant => ({
  grantId: grant_id,
  device,
  label,
  revoked,
  matchIds: match_ids,
  begun: row.begun,
  validFrom: row.valid_from?.getTime() ?? null,
  validTo: row.valid_to?.getTime() ?? null,
});
