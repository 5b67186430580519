import { type ConsoleView, type EnterConsoleRequest, limits } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { ConsoleCookiesService } from '../../people/auth/console/console-cookies.service.js';
import { ConsoleDevicesService } from '../../people/auth/console/console-devices.service.js';
import { grantWindow } from '../../people/auth/console/index.js';
import { MatchGrant } from '../../people/auth/console/match-grant.entity.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { ConsoleViewsService } from './console-views.service.js';
import { GrantSecretsService } from './grant-secrets.service.js';
import { PinLimitsService } from './pin-limits.service.js';

@Injectable()
export class ConsoleEntriesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly secrets: GrantSecretsService,
    private readonly limits: PinLimitsService,
    private readonly cookies: ConsoleCookiesService,
    private readonly devices: ConsoleDevicesService,
    private readonly views: ConsoleViewsService,
  ) {}

  /**
   * @param entry the caller's id of it: a repeat gives the same device the same cookie
   * @throws RefusalError `auth.*`, `grant.too-many-devices`
   */
  async enter(
    { token, code, pin }: EnterConsoleRequest,
    entry: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ConsoleView> {
    const grant =
      token !== undefined && code === undefined && pin === undefined
        ? await this.byToken(token)
        : await this.byPin(code, pin, request.ip);
    const device = this.cookies.make(request, grant.id, entry);
    await this.db.transaction((manager) =>
      enter(manager, grant.id, { former: this.cookies.idOf(request), id: device.id }),
    );
    // The device's former cookie knows nothing any more.
    this.cookies.hand(reply, device.token);
    const entered = (await this.devices.grantsOf(device.token)).filter(
      ({ grantId }) => grantId === grant.id,
    );
    const [view] = await this.views.of(entered);
    if (view === undefined) throw RefusalError.of('auth.grant-expired');
    return view;
  }

  async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.db.query('UPDATE grant_devices SET token_hash = NULL WHERE token_hash = $1', [
      this.cookies.idOf(request),
    ]);
    this.cookies.clear(request, reply);
  }

  private async byToken(token: string): Promise<MatchGrant> {
    const tokenHash = this.secrets.tokenHash(token);
    const grant = await this.db.manager.findOneBy(MatchGrant, { tokenHash });
    if (grant === null) throw RefusalError.of('auth.grant-unknown');
    return grant;
  }

  private async byPin(
    code: string | undefined,
    pin: string | undefined,
    address: string,
  ): Promise<MatchGrant> {
    if (code === undefined || pin === undefined) throw RefusalError.of('request.invalid');
    const codeHash = this.secrets.codeHash(code);
    const attempt = await this.limits.attempt(address, codeHash);
    const grant = await this.db.manager.findOneBy(MatchGrant, { codeHash });
    if (grant?.pinHash !== this.secrets.pinHash(code, pin)) {
      await this.limits.failed(attempt, grant?.id ?? null);
      throw RefusalError.of('auth.wrong-pin');
    }
    await this.limits.succeeded(attempt);
    return grant;
  }
}

/** Under the grant's lock: two devices never get one number. A device keeps what it has entered before. */
async function enter(
  manager: EntityManager,
  grantId: number,
  { former, id }: { former: string | null; id: string },
): Promise<void> {
  const { revokedAt } = await manager.findOneOrFail(MatchGrant, {
    where: { id: grantId },
    lock: { mode: 'pessimistic_write' },
  });
  if (revokedAt !== null) throw RefusalError.of('auth.grant-revoked');
  const [open] = await manager.query<unknown[]>(
    `SELECT FROM match_grants g CROSS JOIN LATERAL (${grantWindow('g')}) w
     WHERE g.id = $1 AND w.valid_to > now()`,
    [grantId],
  );
  if (open === undefined) throw RefusalError.of('auth.grant-expired');
  // Two devices that name one entry stay two.
  await manager.query(
    `UPDATE grant_devices d SET token_hash = $2 WHERE token_hash = $1 AND NOT EXISTS (
       SELECT FROM grant_devices o WHERE o.token_hash = $2 AND o.grant_id = d.grant_id)`,
    [former, id],
  );
  const numbers = await manager.query<{ last: number }[]>(
    `INSERT INTO grant_devices (grant_id, number, token_hash)
     SELECT $1::integer, coalesce(max(number), 0) + 1, $2 FROM grant_devices WHERE grant_id = $1
     ON CONFLICT (token_hash, grant_id) DO UPDATE SET last_seen_at = now() RETURNING number AS last`,
    [grantId, id],
  );
  if ((numbers[0]?.last ?? 0) > limits.grants.devices)
    throw RefusalError.of('grant.too-many-devices');
}
