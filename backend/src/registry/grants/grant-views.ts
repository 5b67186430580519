import type { GrantView } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { grantWindow } from '../../people/auth/console/index.js';

interface MatchPlace {
  matchId: number;
  /** Null leaves the grants for a whole day out. */
  venue: string | null;
  day: string | null;
}

type Row = Omit<GrantView, 'validFrom' | 'validTo' | 'createdAt' | 'revokedAt'> &
  Record<'validFrom' | 'validTo' | 'revokedAt', Date | null> & { createdAt: Date };

const maxShown = 100;

/** The grants that cover a match, the latest first. */
export async function readGrants(
  manager: EntityManager,
  { matchId, venue, day }: MatchPlace,
): Promise<GrantView[]> {
  const rows = await manager.query<Row[]>(
    `SELECT g.id, g.label, g.day IS NOT NULL AS "wholeDay", w.match_ids AS "matchIds",
            w.valid_from AS "validFrom", w.valid_to AS "validTo", g.created_at AS "createdAt",
            coalesce(u.username, '') AS "createdBy", g.revoked_at AS "revokedAt",
            coalesce((
              SELECT json_agg(json_build_object('id', d.number,
                'firstSeenAt', to_json(d.first_seen_at), 'lastSeenAt', to_json(d.last_seen_at)) ORDER BY d.number)
              FROM grant_devices d WHERE d.grant_id = g.id), '[]') AS devices
     FROM match_grants g LEFT JOIN users u ON u.id = g.created_by
     CROSS JOIN LATERAL (${grantWindow('g')}) w
     WHERE (g.match_id = $1 AND g.day IS NULL) OR (g.day = $2::date AND folded_name(g.venue) = folded_name($3))
     ORDER BY g.id DESC LIMIT ${maxShown}`,
    [matchId, day, venue],
  );
  return rows.map(({ validFrom, validTo, createdAt, revokedAt, devices, ...row }) => ({
    ...row,
    validFrom: iso(validFrom ?? createdAt),
    validTo: iso(validTo ?? createdAt),
    createdAt: iso(createdAt),
    revokedAt: revokedAt && iso(revokedAt),
    devices: devices.map(({ id, firstSeenAt, lastSeenAt }) => ({
      id,
      firstSeenAt: iso(new Date(firstSeenAt)),
      lastSeenAt: iso(new Date(lastSeenAt)),
    })),
  }));
}

const iso = (instant: Date): string => instant.toISOString();
