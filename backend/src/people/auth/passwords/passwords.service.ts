import type { SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hash, verify } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { refuseCommonPassword } from '../../../platform/secrets/common-passwords.js';
import { SignInLimitsService } from '../../limits/sign-in-limits.service.js';
import { UsersService } from '../../users/users.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordResetsService } from './password-resets.service.js';

export interface PasswordProof {
  password: string;
  address: string;
  cookie: string | undefined;
}

@Injectable()
export class PasswordsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetsService,
    private readonly limits: SignInLimitsService,
  ) {}

  /** Ends every other session of the account and every link to a new password. */
  async change(
    { id, username }: SessionUser,
    passwords: { current: string; next: string },
    { cookie, address }: { cookie: string | undefined; address: string },
  ): Promise<void> {
    const proof = { password: passwords.current, address, cookie };
    const before = await this.prove({ id, username }, proof);
    await refuseCommonPassword(passwords.next, 'newPassword');
    const password = await hash(passwords.next);
    await this.db.transaction(async (manager) => {
      // When two changes arrive at once, the second one was proved with an old password.
      if (!(await this.users.replacePassword(manager, { id, before, password })))
        throw RefusalError.of('auth.wrong-password');
      await this.resets.revoke(manager, id);
      await this.sessions.endAll(manager, id, cookie);
    });
  }

  async prove(
    { id, username }: Pick<SessionUser, 'id' | 'username'>,
    { password, address, cookie }: PasswordProof,
  ): Promise<string> {
    // Guessing in a found session is as slow as at the sign-in; failures of others do not count here.
    const session = cookie === undefined ? null : { userId: id, id: this.sessions.idOf(cookie) };
    const attempt = await this.limits.attempt({ username, address, knownDevice: session });
    const hash = await this.users.passwordOf(id);
    const right = hash !== null && (await verify(hash, password).catch(() => false));
    if (!right) throw RefusalError.of('auth.wrong-password');
    await this.limits.succeeded(attempt);
    return hash;
  }
}
