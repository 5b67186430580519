import type { RecoveryCodes, SecondFactorSecret, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toDataURL } from 'qrcode';
import type { DataSource, EntityManager } from 'typeorm';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { AuditLogService } from '../../audit/audit-log.service.js';
import { SignInLimitsService } from '../../limits/sign-in-limits.service.js';
import { type PasswordProof, PasswordsService } from '../passwords/passwords.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsService } from './second-factors.service.js';

interface CodeProof {
  code: string;
  address: string;
}

@Injectable()
export class SecondFactorSettingsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly factors: SecondFactorsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimitsService,
    private readonly audit: AuditLogService,
  ) {}

  /** With the password: a found session must not lock the owner out. */
  async begin(user: SessionUser, proof: PasswordProof): Promise<SecondFactorSecret> {
    await this.passwords.prove(user, proof);
    const totp = await this.factors.begin(user);
    const uri = totp.toString();
    return { secret: totp.secret.base32, uri, qr: await toDataURL(uri, { margin: 2, width: 220 }) };
  }

  /** The first code turns it on and ends all other sessions, which began without one. */
  async confirm(
    user: SessionUser,
    { code, address, cookie }: CodeProof & { cookie: string | undefined },
  ): Promise<RecoveryCodes> {
    const counted = await this.limits.codeAttempt(user.id, address);
    const codes = await this.db.transaction(async (manager) => {
      const begun = await manager.findOne(SecondFactor, {
        where: { userId: user.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (begun === null) throw RefusalError.of('second-factor.not-begun');
      if (begun.confirmedAt !== null) throw RefusalError.of('second-factor.already-on');
      if (!(await this.factors.takeDigits(manager, user, code)))
        throw RefusalError.of('auth.wrong-code');
      await manager.update(SecondFactor, { userId: user.id }, { confirmedAt: () => 'now()' });
      await this.sessions.endAll(manager, user.id, cookie);
      await this.record(manager, user, { before: false, after: true });
      return newRecoveryCodes(manager, user.id);
    });
    await this.limits.succeeded(counted);
    return { recoveryCodes: codes };
  }

  async renewCodes(user: SessionUser, proof: CodeProof): Promise<RecoveryCodes> {
    await this.ensureOn(user.id);
    await this.factors.prove(user, proof);
    return this.db.transaction(async (manager) => {
      const recoveryCodes = await newRecoveryCodes(manager, user.id);
      await this.audit.record(manager, {
        actor: user,
        action: 'account.recovery-codes',
        subject: subjectOf(user),
        before: null,
        after: { recoveryCodes: recoveryCodes.length },
      });
      return { recoveryCodes };
    });
  }

  async turnOff(user: SessionUser, proof: PasswordProof & CodeProof): Promise<void> {
    await this.ensureOn(user.id);
    await this.passwords.prove(user, proof);
    await this.factors.prove(user, proof);
    await this.db.transaction(async (manager) => {
      await manager.delete(SecondFactor, { userId: user.id });
      await this.record(manager, user, { before: true, after: false });
    });
  }

  private async ensureOn(userId: number): Promise<void> {
    if (!(await this.factors.isOn(userId))) throw RefusalError.of('second-factor.not-on');
  }

  private async record(
    manager: EntityManager,
    user: SessionUser,
    { before, after }: { before: boolean; after: boolean },
  ): Promise<void> {
    await this.audit.record(manager, {
      actor: user,
      action: 'account.second-factor',
      subject: subjectOf(user),
      before: { secondFactor: before },
      after: { secondFactor: after },
    });
  }
}

const subjectOf = ({ id, username }: SessionUser) => ({ type: 'account', id, name: username });
