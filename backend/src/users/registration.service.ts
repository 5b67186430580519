import type { RegisterRequest } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hash } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { accountConflict } from './account-conflicts.js';
import { SponsorshipsService } from './sponsorships.service.js';
import { User } from './user.entity.js';

@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sponsorships: SponsorshipsService,
  ) {}

  /**
   * Makes an account that waits for the administrator; a company's with its sponsorship.
   * @throws RefusalError when the name or the address is taken, or the package does not exist
   */
  async register(request: RegisterRequest): Promise<void> {
    const password = await hash(request.password);
    await this.db
      .transaction(async (manager) => {
        const user = manager.create(User, { ...fields(request), password, approved: false });
        await manager.insert(User, user);
        await this.sponsorships.follow(manager, user);
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
