import type { AccountView, RefusalCode, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, type UpdateResult } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { ensureAnotherAdmin } from '../users/index.js';
import { User } from '../users/user.entity.js';
import { isReferredTo } from './account-conflicts.js';
import { AccountListsService } from './account-lists.service.js';

const rejection = 'account.reject';

/** Each decision is one conditional write: of two at once, the second finds that the account has changed. */
@Injectable()
export class AccountDecisionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly lists: AccountListsService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLogService,
    private readonly notices: NoticesService,
  ) {}

  approve(id: number, actor: SessionUser): Promise<AccountView> {
    return this.db.transaction(async (manager) => {
      const pending = { id, approved: false, deactivatedAt: IsNull() };
      const { affected } = await manager.update(User, pending, { approved: true });
      if (affected !== 1) throw await this.refusal(manager, id, 'account.not-pending');
      const view = await this.lists.view(manager, id);
      await this.audit.record(manager, {
        actor,
        action: 'account.approve',
        subject: subject(view),
        before: { approved: false },
        after: { approved: true },
      });
      await this.notices.add(manager, { userId: id }, { kind: 'account-approved', data: {} });
      return view;
    });
  }

  async reject(id: number, actor: SessionUser): Promise<void> {
    await this.db.transaction(async (manager) => {
      const request = await manager.findOne(User, {
        where: { id, approved: false, deactivatedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (request === null) throw await this.refusal(manager, id, 'account.not-pending');
      await manager.delete(User, { id }).catch((error: unknown) => {
        throw isReferredTo(error) ? RefusalError.of('account.in-use') : error;
      });
      // Contact data of a rejected person is deleted after a while.
      const { username, role, companyName, email: address, language } = request;
      await this.audit.record(manager, {
        actor,
        action: rejection,
        subject: subject(request),
        before: { username, role, companyName },
        after: null,
      });
      if (request.emailConfirmedAt === null) return;
      const content = { kind: 'account-rejected', data: {} } as const;
      await this.notices.add(manager, { address, language }, content);
    });
  }

  deactivate(id: number, actor: SessionUser): Promise<AccountView> {
    if (id === actor.id) throw RefusalError.of('account.own-deactivation');
    return this.db.transaction(async (manager) => {
      await ensureAnotherAdmin(manager, id);
      const { affected }: UpdateResult = await manager.update(
        User,
        { id, approved: true, deactivatedAt: IsNull() },
        { deactivatedAt: () => 'now()' },
      );
      if (affected !== 1) throw await this.refusal(manager, id, 'account.not-active');
      await this.sessions.endAll(manager, id);
      return this.deactivated(manager, id, actor);
    });
  }

  private async deactivated(manager: EntityManager, id: number, actor: SessionUser) {
    const view = await this.lists.view(manager, id);
    await this.audit.record(manager, {
      actor,
      action: 'account.deactivate',
      subject: subject(view),
      before: { deactivatedAt: null },
      after: { deactivatedAt: view.deactivatedAt },
    });
    return view;
  }

  private async refusal(
    manager: EntityManager,
    id: number,
    state: RefusalCode,
  ): Promise<RefusalError> {
    if (await manager.existsBy(User, { id })) return RefusalError.of(state);
    const rejected = await this.audit.knows(manager, rejection, { type: 'account', id });
    return RefusalError.of(rejected ? 'account.already-rejected' : 'account.not-found');
  }
}

const subject = ({ id, companyName, username }: Pick<User, 'id' | 'companyName' | 'username'>) => ({
  type: 'account',
  id,
  name: companyName ?? username,
});
