import type { SetupRequest, SetupView } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hash } from '@node-rs/argon2';
import type { DataSource, EntityManager } from 'typeorm';
import { accountConflict, refuseLookalike } from '../../people/accounts/index.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { NoticesService } from '../../people/notices/notices.service.js';
import { User } from '../../people/users/user.entity.js';
import type { Language } from '../../platform/api/language.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { refuseCommonPassword } from '../../platform/secrets/common-passwords.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { LeagueWritesService } from '../../registry/leagues/league-writes.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { SetupLinksService } from './setup-links.service.js';
import { SiteAddressChangesService } from './site-address-changes.service.js';

interface NewInstallation {
  administrator: User;
  leagueId: number | null;
}

/** docs/product.md#accounts */
@Injectable()
export class SetupService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
    private readonly links: SetupLinksService,
    private readonly address: SiteAddressService,
    private readonly addressChanges: SiteAddressChangesService,
    private readonly leagues: LeaguesService,
    private readonly leagueWrites: LeagueWritesService,
    private readonly notices: NoticesService,
    private readonly audit: AuditLogService,
  ) {}

  async view(token: string): Promise<SetupView> {
    await this.links.check(token);
    const [league] = await this.leagues.page({ limit: 1 });
    return {
      username: this.runtime.config.adminUsername,
      needsLeague: league === undefined,
      siteAddress: this.address.view(),
    };
  }

  /** All of it or nothing. Of several at once one is carried out. */
  async complete(request: SetupRequest, language: Language): Promise<NewInstallation> {
    // An invented token must not cost a password hash.
    await this.links.check(request.token);
    await refuseCommonPassword(request.password, 'password');
    const password = await hash(request.password);
    return this.db
      .transaction(async (manager) => {
        await lockUntilCommit(manager, advisoryLocks.firstAdministrator);
        await this.links.check(request.token, manager);
        await this.links.revokeAll(manager);
        const administrator = await this.makeAdministrator(
          manager,
          { ...request, password },
          language,
        );
        const origin = await this.nameAddress(manager, request.siteAddress, administrator);
        const recipient = { userId: administrator.id };
        await this.notices.add(manager, recipient, { kind: 'confirm-email', data: { origin } });
        if (request.league === undefined) return { administrator, leagueId: null };
        const league = await this.leagueWrites.createIn(manager, request.league, administrator);
        return { administrator, leagueId: league.id };
      })
      .catch((error: unknown) => {
        throw accountConflict(error);
      });
  }

  /** Returns under which address the administrator's first mail leads here. */
  private async nameAddress(
    manager: EntityManager,
    typed: string | undefined,
    administrator: User,
  ): Promise<string> {
    if (typed === undefined) return this.address.originForMails;
    const named = await this.addressChanges.change(manager, typed, administrator);
    return this.address.view().isFixed ? this.address.originForMails : named;
  }

  private async makeAdministrator(
    manager: EntityManager,
    { username, email, password }: SetupRequest,
    language: Language,
  ): Promise<User> {
    await refuseLookalike(manager, username);
    const account = { username, email, role: 'admin', approved: true } as const;
    const user = manager.create(User, { ...account, password, language, companyName: null });
    await manager.insert(User, user);
    await this.audit.record(manager, {
      actor: user,
      action: 'account.setup',
      subject: { type: 'account', id: user.id, name: username },
      before: null,
      after: account,
    });
    return user;
  }
}
