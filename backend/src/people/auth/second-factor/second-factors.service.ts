import { cleanDigits, type SecondFactorState, type SessionUser } from '@kolo/domain';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Secret, TOTP } from 'otpauth';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { type Runtime, runtimeToken } from '../../../platform/config/runtime.js';
import { derivedKey } from '../../../platform/secrets/derived-key.js';
import { seal, unseal } from '../../../platform/secrets/sealed-text.js';
import { SignInLimitsService } from '../../limits/sign-in-limits.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { useRecoveryCode } from './recovery-codes.js';
import { SecondFactor } from './second-factor.entity.js';

/** Accepts a clock that is half a minute off. */
const window = 1;

type Owner = Pick<SessionUser, 'id' | 'username'>;

@Injectable()
export class SecondFactorsService {
  private readonly logger = new Logger('second-factor');
  private readonly key: Buffer;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: SignInLimitsService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {
    this.key = derivedKey(runtime.config.sessionSecret, 'second factors');
  }

  async state(userId: number): Promise<SecondFactorState> {
    const since = await this.confirmedAt(userId);
    return {
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: since ? await this.db.manager.countBy(RecoveryCode, { userId }) : 0,
      isRequired: this.runtime.config.requireSecondFactor,
    };
  }

  async isOn(userId: number): Promise<boolean> {
    return (await this.confirmedAt(userId)) !== null;
  }

  private async confirmedAt(userId: number): Promise<Date | null> {
    const factor = await this.db.manager.findOneBy(SecondFactor, { userId });
    return factor?.confirmedAt ?? null;
  }

  /** Pending until its first code; of several begun, the last one counts. */
  async begin({ id, username }: Owner): Promise<TOTP> {
    const secret = new Secret({ size: 20 });
    const begun = await this.db.query<unknown[]>(
      `INSERT INTO second_factors AS f (user_id, secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0
       WHERE f.confirmed_at IS NULL
       RETURNING user_id`,
      [id, seal(secret.base32, this.key, String(id))],
    );
    if (begun.length === 0) throw RefusalError.of('second-factor.already-on');
    return totpOf(secret, username);
  }

  /** Takes a code of the app or a recovery code, each once, and counts failures. */
  async prove(user: Owner, { code, address }: { code: string; address: string }): Promise<void> {
    // A recovery code cannot be guessed, so it is accepted however many codes others got wrong.
    if (await useRecoveryCode(this.db.manager, user.id, code)) return;
    const counted = await this.limits.codeAttempt(user.id, address);
    if (!(await this.takeDigits(this.db.manager, user, code)))
      throw RefusalError.of('auth.wrong-code');
    await this.limits.succeeded(counted);
  }

  /** `prove` where the attempt is counted already. */
  async take(user: Owner, code: string): Promise<void> {
    const { manager } = this.db;
    const right =
      (await this.takeDigits(manager, user, code)) ||
      (await useRecoveryCode(manager, user.id, code));
    if (!right) throw RefusalError.of('auth.wrong-code');
  }

  /** @returns whether they are the current digits, unused */
  async takeDigits(manager: EntityManager, user: Owner, code: string): Promise<boolean> {
    const token = cleanDigits(code);
    if (!/^\d{6}$/.test(token)) return false;
    const factor = await manager.findOneBy(SecondFactor, { userId: user.id });
    const secret = factor && unseal(factor.secret, this.key, String(user.id));
    if (secret === null) {
      if (factor !== null)
        this.logger.error({ accountId: user.id }, 'SESSION_SECRET is not the one of the secret');
      return false;
    }
    const totp = totpOf(Secret.fromBase32(secret), user.username);
    const delta = totp.validate({ token, window });
    if (delta === null) return false;
    const lastStep = String(totp.counter() + delta);
    const unused = { userId: user.id, lastStep: LessThan(lastStep) };
    const { affected } = await manager.update(SecondFactor, unused, { lastStep });
    return affected === 1;
  }
}

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: 'Kolo', label, secret, algorithm: 'SHA1', digits: 6, period: 30 });
