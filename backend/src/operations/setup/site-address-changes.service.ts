import type { SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { siteOriginOf } from '../../platform/site-address/site-origin.js';

@Injectable()
export class SiteAddressChangesService {
  constructor(
    private readonly address: SiteAddressService,
    private readonly audit: AuditLogService,
  ) {}

  async change(
    manager: EntityManager,
    typed: string,
    actor: Pick<SessionUser, 'id' | 'username'>,
  ): Promise<string> {
    const origin = siteOriginOf(typed);
    if (origin === null) throw RefusalError.of('site.address-invalid');
    const before = await this.address.store(manager, origin);
    await this.audit.record(manager, {
      actor,
      action: 'site.address',
      subject: { type: 'site', id: 0, name: origin },
      before: { origin: before },
      after: { origin },
    });
    return origin;
  }
}
