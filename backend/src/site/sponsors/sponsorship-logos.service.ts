import {
  compareNames,
  logoKinds,
  logoLimits,
  type SessionUser,
  type SponsorshipView,
} from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { Sponsorship } from '../../people/users/sponsorship.entity.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { PictureDecoderService } from '../../platform/pictures/picture-decoder.service.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import {
  PrivateFilesService,
  type StoredFile,
} from '../../platform/storage/private-files.service.js';
import type { SentFile } from '../../platform/storage/uploads.service.js';
import { writeLogo } from './logo-picture.js';
import { sponsorName } from './sponsor-name.js';

const storedOptions = { kinds: ['png'], maxBytes: logoLimits.bytes } as const;

const urlOf = (name: string): string => `/api/sponsorships/logos/${name}`;

@Injectable()
export class SponsorshipLogosService implements OnModuleInit {
  constructor(
    @InjectRepository(Sponsorship) private readonly sponsorships: Repository<Sponsorship>,
    private readonly files: PrivateFilesService,
    private readonly decoder: PictureDecoderService,
    private readonly audit: AuditLogService,
    private readonly orphans: OrphansService,
  ) {}

  /** Replaced logos are collected as orphans. */
  onModuleInit(): void {
    this.orphans.ownedBy((names) => this.shown(names));
  }

  async visibleTo({ id, role }: SessionUser): Promise<SponsorshipView[]> {
    const owner = role === 'admin' ? {} : { userId: id };
    const active = await this.sponsorships.find({
      where: { status: 'active', ...owner },
      relations: companyAndPackage,
    });
    return active
      .sort(
        (a, b) =>
          Number(b.package.price) - Number(a.package.price) ||
          compareNames(sponsorName(a), sponsorName(b)) ||
          a.id - b.id,
      )
      .map(viewOf);
  }

  /**
   * The picture is re-encoded, so that nothing else of the file is served.
   * @throws RefusalError `request.invalid` without a file, `file.wrong-type`, `file.broken-picture`, `sponsorship.not-found`,
   * `auth.forbidden`
   */
  async setLogo(id: number, file: SentFile | null, actor: SessionUser): Promise<SponsorshipView> {
    if (file === null) throw RefusalError.of('request.invalid', 'logo');
    const logo = await this.decoder.inTurn(actor.id, () =>
      this.files.remake(file, (path, to) => writeLogo(this.decoder, path, to), storedOptions),
    );
    try {
      return await this.files.keep(logo, () => this.change(id, urlOf(logo.name), actor));
    } finally {
      await this.files.discard(logo);
    }
  }

  /** @throws RefusalError `sponsorship.not-found`, `auth.forbidden` */
  removeLogo(id: number, actor: SessionUser): Promise<SponsorshipView> {
    return this.change(id, null, actor);
  }

  /** @throws RefusalError `sponsorship.no-logo`: no other file can be read by its name */
  async logo(name: string): Promise<StoredFile> {
    const isShown = await this.sponsorships.existsBy({ logoUrl: urlOf(name) });
    const file = isShown ? await this.files.read(name) : null;
    if (file === null) throw RefusalError.of('sponsorship.no-logo');
    return file;
  }

  private async shown(names: readonly string[]): Promise<string[]> {
    const urls = new Map(names.map((name) => [urlOf(name), name]));
    const shown = await this.sponsorships.findBy({ logoUrl: In([...urls.keys()]) });
    return shown.flatMap(({ logoUrl }) => urls.get(logoUrl ?? '') ?? []);
  }

  private change(id: number, logoUrl: string | null, actor: SessionUser): Promise<SponsorshipView> {
    return this.sponsorships.manager.transaction(async (manager) => {
      const sponsorship = await locked(manager, id, actor);
      const before = viewOf(sponsorship);
      await manager.update(Sponsorship, id, { logoUrl });
      await this.audit.record(manager, {
        actor,
        action: 'sponsorship.logo',
        subject: { type: 'sponsorship', id, name: before.name },
        before: { logoUrl: before.logoUrl },
        after: { logoUrl },
      });
      return { ...before, logoUrl };
    });
  }
}

const companyAndPackage = { user: true, package: true } as const;

/** @throws RefusalError `sponsorship.not-found`, `auth.forbidden` */
async function locked(
  manager: EntityManager,
  id: number,
  actor: SessionUser,
): Promise<Sponsorship> {
  const [sponsorship] = await manager.find(Sponsorship, {
    where: { id, status: 'active' },
    relations: companyAndPackage,
    lock: { mode: 'pessimistic_write', tables: ['sponsorships'] },
  });
  if (sponsorship === undefined) throw RefusalError.of('sponsorship.not-found');
  if (actor.role !== 'admin' && sponsorship.userId !== actor.id)
    throw RefusalError.of('auth.forbidden');
  return sponsorship;
}

const viewOf = (sponsorship: Sponsorship): SponsorshipView => ({
  id: sponsorship.id,
  name: sponsorName(sponsorship),
  packageName: sponsorship.package.name,
  logoUrl: sponsorship.logoUrl,
});

export const logoOptions = {
  fileField: 'logo',
  kinds: logoKinds,
  maxBytes: logoLimits.bytes,
} as const;
