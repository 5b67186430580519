import type { AccountView, SessionUser, UpdateAccountRequest } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { PasswordResetsService } from '../auth/passwords/password-resets.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { ensureAnotherAdmin } from '../users/index.js';
import { SponsorshipsService } from '../users/sponsorships.service.js';
import { User } from '../users/user.entity.js';
import { accountConflict } from './account-conflicts.js';
import { AccountListsService } from './account-lists.service.js';
import { refuseLookalike } from './usernames.js';

@Injectable()
export class AccountEditsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly lists: AccountListsService,
    private readonly sponsorships: SponsorshipsService,
    private readonly resets: PasswordResetsService,
    private readonly audit: AuditLogService,
    private readonly notices: NoticesService,
  ) {}

  update(
    id: number,
    request: UpdateAccountRequest,
    { actor, origin }: { actor: SessionUser; origin: string },
  ): Promise<AccountView> {
    const changes = given(request);
    return this.db
      .transaction(async (manager) => {
        if (changes.role !== undefined && changes.role !== 'admin')
          await ensureAnotherAdmin(manager, id);
        const user = await manager.findOne(User, {
          where: { id },
          lock: { mode: 'pessimistic_write' },
        });
        if (user === null) throw RefusalError.of('account.not-found');
        const before = editable(user);
        const changed = { ...user, ...changes };
        checkCompany(before.role, changes, changed);
        if (changed.username.toLowerCase() !== before.username.toLowerCase())
          await refuseLookalike(manager, changed.username, id);
        if (Object.keys(changes).length > 0) await manager.update(User, { id }, changes);
        await this.sponsorships.follow(manager, changed);
        if (changed.email !== before.email) await this.takeNewAddress(manager, id, origin);
        const after = await this.lists.view(manager, id);
        await this.audit.record(manager, {
          actor,
          action: 'account.update',
          subject: { type: 'account', id, name: after.companyName ?? after.username },
          before,
          after: editable(after),
        });
        return after;
      })
      .catch((error: unknown) => {
        throw accountConflict(error);
      });
  }

  /** Links mailed to the old address must not open the account any more. */
  private async takeNewAddress(manager: EntityManager, id: number, origin: string): Promise<void> {
    await this.resets.revoke(manager, id);
    await manager.update(User, { id }, { emailConfirmedAt: null });
    await this.notices.add(manager, { userId: id }, { kind: 'confirm-email', data: { origin } });
  }
}

function given(request: UpdateAccountRequest): UpdateAccountRequest {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}

function editable(account: AccountView | User) {
  const { username, email, role, companyName, companyOib, phone, membershipPackageId } = account;
  return { username, email, role, companyName, companyOib, phone, membershipPackageId };
}

const ofCompanies = ['companyName', 'companyOib', 'membershipPackageId'] as const;

function checkCompany(
  before: User['role'],
  changes: UpdateAccountRequest,
  changed: Pick<User, 'role' | (typeof ofCompanies)[number]>,
): void {
  if (changed.role !== 'company') return;
  const missing = ofCompanies.filter(
    (field) => changed[field] === null && (before !== 'company' || field in changes),
  );
  const [field] = missing;
  if (field !== undefined)
    throw new RefusalError({ code: 'account.company-incomplete' }, { field });
}
