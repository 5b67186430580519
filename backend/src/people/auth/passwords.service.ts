import type { SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hash, verify } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { refuseCommonPassword } from '../../platform/common/common-passwords.js';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { UsersService } from '../users/users.service.js';
import { PasswordResetsService } from './password-resets.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimitsService } from './sign-in-limits.service.js';

/** A password is changed by its owner alone. */
@Injectable()
export class PasswordsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetsService,
    private readonly limits: SignInLimitsService,
  ) {}

  /**
   * Every other session of the account ends, and every link to a new password.
   * @param cookie of the session that goes on
   * @throws RefusalError `auth.wrong-password`, `account.common-password`, or too many wrong ones
   */
  async change(
    { id, username }: SessionUser,
    passwords: { current: string; next: string },
    { cookie, address }: { cookie: string | undefined; address: string },
  ): Promise<void> {
    const before = await this.prove({ id, username }, { password: passwords.current, address });
    await refuseCommonPassword(passwords.next, 'newPassword');
    const password = await hash(passwords.next);
    await this.db.transaction(async (manager) => {
      // Of two changes at once, one was made with a password that is no longer the current one.
      if (!(await this.users.replacePassword(manager, { id, before, password })))
        throw RefusalError.of('auth.wrong-password');
      await this.resets.revoke(manager, id);
      await this.sessions.endAll(manager, id, cookie);
    });
  }

  /**
   * That somebody in an open session knows the password.
   * @returns its hash
   * @throws RefusalError `auth.wrong-password`, or too many wrong ones
   */
  async prove(
    { id, username }: Pick<SessionUser, 'id' | 'username'>,
    { password, address }: { password: string; address: string },
  ): Promise<string> {
    // Who found an open session guesses here no faster than at the sign-in.
    const attempt = await this.limits.attempt({ username, address });
    const hash = await this.users.passwordOf(id);
    const right = hash !== null && (await verify(hash, password).catch(() => false));
    if (!right) throw RefusalError.of('auth.wrong-password');
    await this.limits.succeeded(attempt);
    return hash;
  }
}
