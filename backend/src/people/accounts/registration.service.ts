import { randomUUID } from 'node:crypto';
import type { RegisterRequest } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hash } from '@node-rs/argon2';
import { type DataSource, type EntityManager, Like, Raw } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { refuseCommonPassword } from '../../platform/secrets/common-passwords.js';
import { NoticesService } from '../notices/notices.service.js';
import { SponsorshipsService } from '../users/sponsorships.service.js';
import { noMailbox, User } from '../users/user.entity.js';
import { accountConflict } from './account-conflicts.js';
import { refuseLookalike } from './usernames.js';

interface Reader {
  origin: string;
  language: Language;
}

@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sponsorships: SponsorshipsService,
    private readonly notices: NoticesService,
  ) {}

  /**
   * Nothing in the answer shows whether the address has an account already: only its owner learns it, by mail.
   */
  async register(request: RegisterRequest, reader: Reader): Promise<void> {
    await refuseCommonPassword(request.password, 'password');
    const password = await hash(request.password);
    const make = (): Promise<void> => this.make({ ...request, password }, reader);
    // The same address was registered at the same moment.
    await make().catch((error: unknown) => (isEmailTaken(error) ? make() : Promise.reject(error)));
  }

  private async make(request: RegisterRequest, { origin, language }: Reader): Promise<void> {
    await this.db
      .transaction(async (manager) => {
        await refuseLookalike(manager, request.username);
        const owner = await ownerOf(manager, request.email);
        const email = owner === null ? request.email : await refusedAddress(manager);
        const account = { ...fields(request), email, password: request.password };
        const user = manager.create(User, { ...account, language, approved: false });
        await manager.insert(User, user);
        await this.sponsorships.follow(manager, user);
        if (owner === null)
          await this.notices.add(
            manager,
            { userId: user.id },
            { kind: 'confirm-email', data: { origin } },
          );
        else
          await this.notices.add(
            manager,
            { userId: owner },
            { kind: 'address-registered', data: {} },
          );
      })
      .catch((error: unknown) => {
        throw accountConflict(error);
      });
  }
}

async function ownerOf(manager: EntityManager, email: string): Promise<number | null> {
  const owner = await manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.email) = lower(:email)', { email })
    .getOne();
  return owner?.id ?? null;
}

/**
 * A refused registration keeps its name for a while under an address of its own: a free name, or a faster
 * sign-in, would show that the address has an account.
 */
async function refusedAddress(manager: EntityManager): Promise<string> {
  await manager.delete(User, {
    email: Like(`taken-%${noMailbox}`),
    createdAt: Raw((column) => `${column} < now() - interval '30 days'`),
  });
  return `taken-${randomUUID()}${noMailbox}`;
}

const isEmailTaken = (error: unknown): boolean => RefusalError.is(error, 'account.email-taken');

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
