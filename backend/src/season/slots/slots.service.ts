import { type SessionUser, slotConflict, type VenueSlots } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { lockedLeague } from '../../registry/leagues/index.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { VenuesService } from '../../registry/venues/venues.service.js';
import { VenueSlotsRow } from './venue-slots.entity.js';

@Injectable()
export class SlotsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly venues: VenuesService,
    private readonly audit: AuditLogService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<VenueSlots[]> {
    return this.shared.answer(`slots ${leagueId}`, async () => {
      const [slots] = await Promise.all([
        read(this.db.manager, leagueId),
        this.leagues.get(leagueId),
      ]);
      return slots;
    });
  }

  /** @throws RefusalError `league.not-found`, `slots.too-short`, `slots.overlap` */
  replace(leagueId: number, slots: readonly VenueSlots[], actor: SessionUser) {
    return this.db.transaction(async (manager): Promise<VenueSlots[]> => {
      const league = await lockedLeague(manager, leagueId);
      const conflict = slotConflict(slots);
      if (conflict !== null) throw new RefusalError(conflict);
      const before = await read(manager, leagueId);
      await manager.delete(VenueSlotsRow, { leagueId });
      for (const { venue, ...times } of slots) {
        const { id: venueId } = await this.venues.named(manager, venue);
        await manager.insert(VenueSlotsRow, { leagueId, venueId, ...times });
      }
      const after = await read(manager, leagueId);
      await this.audit.record(manager, {
        actor,
        action: 'league.slots',
        subject: { type: 'league', id: leagueId, name: league.name },
        before: { slots: before.map(described) },
        after: { slots: after.map(described) },
      });
      return after;
    });
  }
}

async function read(manager: EntityManager, leagueId: number): Promise<VenueSlots[]> {
  const rows = await manager.find(VenueSlotsRow, {
    where: { leagueId },
    relations: { venue: true },
    order: { weekday: 'ASC', from: 'ASC', id: 'ASC' },
  });
  return rows.map(({ venue, weekday, from, to, slotMinutes, bufferMinutes }) => ({
    venue: venue?.name ?? '',
    weekday,
    from,
    to,
    slotMinutes,
    bufferMinutes,
  }));
}

/** As the audit shows it: `Dvorana Kolo, 7, 16:00–20:00, 48 + 0`. */
const described = ({ venue, weekday, from, to, slotMinutes, bufferMinutes }: VenueSlots): string =>
  `${venue}, ${weekday}, ${from}–${to}, ${slotMinutes} + ${bufferMinutes}`;
