import { cleanLine } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { hash, verify } from '@node-rs/argon2';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { AccessLogService } from '../../../platform/http/access-log.service.js';
import { type CountedAttempt, SignInLimitsService } from '../../limits/sign-in-limits.service.js';
import type { User } from '../../users/user.entity.js';
import { sessionUser, UsersService } from '../../users/users.service.js';
import { SecondFactorsService } from '../second-factor/second-factors.service.js';
import type { Verified } from '../sessions/sessions.service.js';
import { KnownDevicesService } from './known-devices.service.js';
import type { LoginDto } from './login.dto.js';

/** Verified when the name is unknown, so that the answer takes as long. */
const nobody = hash('nobody has this password');

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UsersService,
    private readonly limits: SignInLimitsService,
    private readonly devices: KnownDevicesService,
    private readonly factors: SecondFactorsService,
    private readonly access: AccessLogService,
  ) {
    super({ passReqToCallback: true });
  }

  async validate(request: FastifyRequest, typed: string, password: string): Promise<Verified> {
    const username = cleanLine(typed);
    const user = await this.users.findForSignIn(username, typed.trim().normalize('NFC'));
    try {
      return await this.verify(request, { username, password, user });
    } catch (error) {
      const reason = error instanceof RefusalError ? error.refusal.code : 'unexpected';
      this.access.record('sign-in-failed', request, { accountId: user?.id ?? null, reason });
      throw error;
    }
  }

  private async verify(
    request: FastifyRequest,
    { username, password, user }: { username: string; password: string; user: User | null },
  ): Promise<Verified> {
    const attempt = await this.limits.attempt({
      username,
      address: request.ip,
      knownDevice: user && this.devices.find(request, user.id),
    });
    // A stored text that is no hash matches no password.
    const right = await verify(user?.password ?? (await nobody), password).catch(() => false);
    if (user === null || !right) throw RefusalError.of('auth.bad-credentials');
    const secondFactor = isActive(user) && (await this.takeSecondFactor(request, user, attempt));
    await this.limits.succeeded(attempt);
    // Only somebody who knows the password learns the account's state.
    if (user.deactivatedAt !== null) throw RefusalError.of('auth.deactivated');
    if (!user.approved) throw RefusalError.of('auth.pending');
    return { user: sessionUser(user), hash: user.password, secondFactor };
  }

  /** @returns whether the account has one */
  private async takeSecondFactor(
    { body, ip: address }: FastifyRequest,
    user: User,
    attempt: CountedAttempt,
  ): Promise<boolean> {
    if (user.role !== 'admin' || !(await this.factors.isOn(user.id))) return false;
    const { code } = body as LoginDto;
    if (code === undefined) {
      await this.limits.notTried(attempt);
      throw RefusalError.of('auth.second-factor-needed');
    }
    // Somebody who has the password must not lock the owner out of the codes: known devices count apart.
    if (attempt.isKnownDevice) await this.factors.take(user, code);
    else await this.factors.prove(user, { code, address });
    return true;
  }
}

const isActive = ({ approved, deactivatedAt }: User): boolean => approved && deactivatedAt === null;
