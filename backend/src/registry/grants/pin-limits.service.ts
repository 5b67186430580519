import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AttemptCounters } from '../../people/limits/index.js';
import { NoticesService } from '../../people/notices/notices.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { clientNetwork } from '../../platform/http/client-network.js';

/** Wrong PINs within a quarter of an hour. */
const allowed = {
  network: 5,
  /** From all networks together: a scorer’s table locked out by strangers still has its QR code. */
  code: 50,
  /** Mails to each administrator: whoever has many networks must not fill their mailboxes. */
  mails: 5,
} as const;

export interface PinAttempt {
  network: string;
  code: string;
}

/** Guessing stops where it is done, so that nobody locks another network out. */
@Injectable()
export class PinLimitsService {
  private readonly logger = new Logger('access');
  private readonly counters: AttemptCounters;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly notices: NoticesService,
  ) {
    this.counters = new AttemptCounters(db);
  }

  /** Counted before it is tried, so that many at once are no way around the limit. */
  async attempt(address: string, codeHash: string): Promise<PinAttempt> {
    const attempt = { network: `pin:${clientNetwork(address)}`, code: `pin-code:${codeHash}` };
    const retryAfter = await this.counters.count([
      [attempt.network, allowed.network],
      [attempt.code, allowed.code],
    ]);
    if (retryAfter !== null) throw new RefusalError({ code: 'auth.pin-locked' }, { retryAfter });
    return attempt;
  }

  async succeeded({ network, code }: PinAttempt): Promise<void> {
    await this.counters.uncount(network);
    await this.counters.uncount(code);
  }

  /** @param grantId whose code was right, if any */
  async failed({ network, code }: PinAttempt, grantId: number | null): Promise<void> {
    const locked = await this.counters.lock(network, allowed.network);
    const codeLocked = await this.counters.lock(code, allowed.code);
    if (!locked && !codeLocked) return;
    this.logger.warn({ event: 'pin-locked', network, grantId }, 'too many wrong PINs');
    if ((await this.counters.count([['pin-mails', allowed.mails]])) === null)
      await this.notify(grantId);
  }

  private async notify(grantId: number | null): Promise<void> {
    await this.db.transaction(async (manager) => {
      const administrators = await manager.query<{ id: number }[]>(
        `SELECT id FROM users WHERE role = 'admin' AND approved AND deactivated_at IS NULL
           AND email_confirmed_at IS NOT NULL`,
      );
      for (const { id } of administrators)
        await this.notices.add(manager, { userId: id }, { kind: 'pin-locked', data: { grantId } });
    });
  }
}
