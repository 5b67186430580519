import {
  foldedName,
  type SessionUser,
  type UpdateVenueRequest,
  type VenueView,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Venue } from './venue.entity.js';

/** By the folded name of the hall. */
export type VenueAddresses = ReadonlyMap<string, Pick<Venue, 'address' | 'addressedAt'>>;

export type VenuePitch = Pick<VenueView, 'surface' | 'lighting'>;

@Injectable()
export class VenuesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  all(): Promise<VenueView[]> {
    return this.db.manager.find(Venue, { order: { name: 'ASC', id: 'ASC' } });
  }

  async addresses(): Promise<VenueAddresses> {
    const venues = await this.db.manager.find(Venue, {
      select: { name: true, address: true, addressedAt: true },
    });
    return new Map(venues.map((venue) => [foldedName(venue.name), venue]));
  }

  /** What is known of the pitch of the hall that a match names. */
  async pitchOf(name: string): Promise<VenuePitch | null> {
    // Raw SQL: an index of the folded name finds the hall.
    const [pitch = null] = await this.db.query<VenuePitch[]>(
      'SELECT surface, lighting FROM venues WHERE folded_name(name) = folded_name($1)',
      [name],
    );
    return pitch;
  }

  /** @throws RefusalError `venue.not-found` */
  update(id: number, changes: UpdateVenueRequest, actor: SessionUser): Promise<VenueView> {
    return this.db.transaction(async (manager) => {
      const venue = await manager.findOne(Venue, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (venue === null) throw RefusalError.of('venue.not-found');
      const after = await manager.save(Venue, { ...venue, ...changes });
      await this.audit.record(manager, {
        actor,
        action: 'venue.update',
        subject: { type: 'venue', id, name: venue.name },
        before: described(venue),
        after: described(after),
      });
      return after;
    });
  }

  /** The row of a hall, which is added where nobody has named it yet. */
  async named(manager: EntityManager, name: string): Promise<VenueView> {
    // Raw SQL: an index of the folded name decides whether the hall is known.
    const rows = await manager.query<VenueView[]>(
      `INSERT INTO venues (name) VALUES ($1)
       ON CONFLICT (folded_name(name)) DO UPDATE SET name = venues.name
       RETURNING id, name, address, surface, lighting`,
      [name],
    );
    const [venue] = rows;
    if (venue === undefined) throw new Error('A hall was added without its row');
    return venue;
  }
}

const described = ({ address, surface, lighting }: Venue) => ({ address, surface, lighting });
