import {
  type CreateGrantRequest,
  type GrantView,
  limits,
  type SessionUser,
  timeZone,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { MatchGrant } from '../../people/auth/console/match-grant.entity.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { type GrantSecrets, GrantSecretsService } from './grant-secrets.service.js';
import { readGrants } from './grant-views.js';

export interface MadeGrant extends GrantSecrets {
  id: number;
}

interface Fixture {
  match_date: Date;
  venue: string | null;
  day: string;
}

const dayMs = 24 * 60 * 60 * 1000;

@Injectable()
export class GrantsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly secrets: GrantSecretsService,
    private readonly audit: AuditLogService,
  ) {}

  create(matchId: number, request: CreateGrantRequest, actor: SessionUser): Promise<MadeGrant> {
    return this.db.transaction(async (manager) => {
      const fixture = await fixtureOf(manager, matchId);
      const { label, wholeDay = false } = request;
      const validTo = endIn(request, fixture);
      const { venue } = fixture;
      if (wholeDay && venue === null) throw RefusalError.of('grant.without-venue');
      if (wholeDay && actor.role !== 'admin') throw RefusalError.of('auth.forbidden');
      const open = await manager.countBy(MatchGrant, { matchId, revokedAt: IsNull() });
      if (open >= limits.grants.perMatch) throw RefusalError.of('grant.too-many');
      const { id, ...made } = await this.insert(manager, {
        matchId,
        label,
        validTo,
        kickOff: fixture.match_date,
        createdBy: actor.id,
        ...(wholeDay ? { venue, day: fixture.day } : { venue: null, day: null }),
      });
      await this.audit.record(manager, {
        actor,
        action: 'grant.create',
        subject: { type: 'grant', id, name: label },
        before: null,
        after: { matchId, wholeDay, ...(validTo && { validTo: validTo.toISOString() }) },
      });
      return { id, ...made };
    });
  }

  /** @throws RefusalError `match.not-found` */
  async list(matchId: number, reader: SessionUser): Promise<GrantView[]> {
    const { venue, day } = await fixtureOf(this.db.manager, matchId);
    // A day's grant reaches beyond the match of a referee.
    const ofDay = reader.role === 'admin' ? { venue, day } : { venue: null, day: null };
    return readGrants(this.db.manager, { matchId, ...ofDay });
  }

  async revoke(matchId: number, id: number, actor: SessionUser): Promise<void> {
    await this.db.transaction(async (manager) => {
      const grant = await manager.findOne(MatchGrant, {
        where: { id, ...(actor.role === 'admin' ? {} : { matchId, day: IsNull() }) },
        lock: { mode: 'pessimistic_write' },
      });
      if (grant === null) throw RefusalError.of('grant.not-found');
      if (grant.revokedAt !== null) return;
      const revokedAt = new Date();
      await manager.update(MatchGrant, id, { revokedAt, revokedBy: actor.id });
      await this.audit.record(manager, {
        actor,
        action: 'grant.revoke',
        subject: { type: 'grant', id, name: grant.label },
        before: { revokedAt: null },
        after: { revokedAt: revokedAt.toISOString() },
        part: { matchId: grant.matchId },
      });
    });
  }

  /** Codes are short, so two may meet. */
  private async insert(
    manager: EntityManager,
    grant: Partial<MatchGrant>,
  ): Promise<GrantSecrets & { id: number }> {
    for (;;) {
      const secrets = this.secrets.make();
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(MatchGrant)
        .values({ ...grant, ...this.secrets.hashesOf(secrets) })
        .orIgnore()
        .returning('id')
        .execute();
      const [made] = raw as { id: number }[];
      if (made !== undefined) return { id: made.id, ...secrets };
    }
  }
}

async function fixtureOf(manager: EntityManager, matchId: number): Promise<Fixture> {
  const [fixture] = await manager.query<Fixture[]>(
    `SELECT match_date, nullif(trim(venue), '') AS venue,
            (match_date AT TIME ZONE '${timeZone}')::date::text AS day
     FROM matches WHERE id = $1`,
    [matchId],
  );
  if (fixture === undefined) throw RefusalError.of('match.not-found');
  return fixture;
}

function endIn({ validTo }: CreateGrantRequest, { match_date }: Fixture): Date | null {
  if (validTo === undefined) return null;
  const end = new Date(validTo);
  const latest = Math.max(match_date.getTime(), Date.now()) + 7 * dayMs;
  if (end.getTime() <= Date.now() || end.getTime() > latest) throw RefusalError.of('grant.bad-end');
  return end;
}
