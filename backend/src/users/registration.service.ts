import type { RegisterRequest } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hash } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { refuseCommonPassword } from '../common/common-passwords.js';
import type { Language } from '../common/language.js';
import { NoticesService } from '../notices/notices.service.js';
import { accountConflict } from './account-conflicts.js';
import { SponsorshipsService } from './sponsorships.service.js';
import { User } from './user.entity.js';

@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sponsorships: SponsorshipsService,
    private readonly notices: NoticesService,
  ) {}

  /**
   * Makes an account that waits for the administrator; a company's with its sponsorship. Its address is
   * mailed a link to confirm it, in the language of the browser.
   * @throws RefusalError when the name or the address is taken, the password common, or the package unknown
   */
  async register(
    request: RegisterRequest,
    { origin, language }: { origin: string; language: Language },
  ): Promise<void> {
    await refuseCommonPassword(request.password, 'password');
    const password = await hash(request.password);
    await this.db
      .transaction(async (manager) => {
        const user = manager.create(User, {
          ...{ ...fields(request), password, language, approved: false },
        });
        await manager.insert(User, user);
        await this.sponsorships.follow(manager, user);
        const content = { kind: 'confirm-email', data: { origin } } as const;
        await this.notices.add(manager, { userId: user.id }, content);
      })
      .catch((error: unknown) => {
        throw accountConflict(error);
      });
  }
}

function fields({ role = 'public', username, email, ...company }: RegisterRequest) {
  const { companyName, companyOib, phone, membershipPackageId } =
    role === 'company' ? company : ({} as Partial<typeof company>);
  return {
    role,
    username,
    email,
    companyName: companyName ?? null,
    companyOib: companyOib ?? null,
    phone: phone ?? null,
    membershipPackageId: membershipPackageId ?? null,
  };
}
