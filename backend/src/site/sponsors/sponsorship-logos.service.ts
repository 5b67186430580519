import { logoKinds, logoLimits, type SessionUser, type SponsorshipView } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { Turns } from '../../platform/common/turns.js';
import { Orphans } from '../../platform/storage/orphans.service.js';
import { type KeptFile, PrivateFiles } from '../../platform/storage/private-files.service.js';
import type { SentFile } from '../../platform/storage/uploads.service.js';
import { remadeLogo } from './logo-picture.js';

interface Row extends SponsorshipView {
  userId: number;
}

const select = `
  SELECT s.id, s.user_id AS "userId", coalesce(u.company_name, u.username) AS name,
         p.name AS "packageName", s.logo_url AS "logoUrl"
  FROM sponsorships s
  JOIN users u ON u.id = s.user_id
  JOIN sponsorship_packages p ON p.id = s.package_id
  WHERE s.status = 'active'`;

const storedWish = { kinds: ['png'], mostBytes: logoLimits.bytes } as const;

/** Under which everybody reads the file of this name. */
const urlOf = (name: string): string => `/api/sponsorships/logos/${name}`;

/** Active sponsorships and their logos; the company and the administrator may change one. */
@Injectable()
export class SponsorshipLogos implements OnModuleInit {
  /** Decoding holds a thread that sign-ins and answers wait for, and much memory. */
  private readonly turns = new Turns();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly files: PrivateFiles,
    private readonly audit: AuditLogService,
    private readonly orphans: Orphans,
  ) {}

  /** A logo that was replaced belongs to nobody any more and is collected. */
  onModuleInit(): void {
    this.orphans.ownedBy((names) => this.shown(names));
  }

  /** All for the administrator, a company's own for itself. */
  async visibleTo({ id, role }: SessionUser): Promise<SponsorshipView[]> {
    const rows = await this.db.query<Row[]>(
      `${select} AND ($1::integer IS NULL OR s.user_id = $1) ORDER BY p.price DESC, name, s.id`,
      [role === 'admin' ? null : id],
    );
    return rows.map(viewOf);
  }

  /**
   * The picture is made anew, so that nothing else of the file is served.
   * @throws RefusalError `request.invalid` without a file, `file.wrong-type`, `file.broken-picture`, `sponsorship.not-found`,
   * `auth.forbidden`
   */
  async setLogo(id: number, file: SentFile | null, actor: SessionUser): Promise<SponsorshipView> {
    if (file === null) throw RefusalError.of('request.invalid', 'logo');
    const logo = await this.turns.take(() => this.files.remake(file, remadeLogo, storedWish));
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
  async logo(name: string): Promise<KeptFile> {
    const shown = await this.db.query<unknown[]>('SELECT FROM sponsorships WHERE logo_url = $1', [
      urlOf(name),
    ]);
    const file = shown.length === 0 ? null : await this.files.read(name);
    if (file === null) throw RefusalError.of('sponsorship.no-logo');
    return file;
  }

  /** Of these files, those that a sponsorship shows. */
  private async shown(names: readonly string[]): Promise<string[]> {
    const urls = new Map(names.map((name) => [urlOf(name), name]));
    const rows = await this.db.query<{ logo_url: string }[]>(
      'SELECT logo_url FROM sponsorships WHERE logo_url = ANY ($1)',
      [[...urls.keys()]],
    );
    return rows.flatMap(({ logo_url: url }) => urls.get(url) ?? []);
  }

  private change(id: number, logoUrl: string | null, actor: SessionUser): Promise<SponsorshipView> {
    return this.db.transaction(async (manager) => {
      const before = await locked(manager, id, actor);
      await manager.query('UPDATE sponsorships SET logo_url = $2 WHERE id = $1', [id, logoUrl]);
      await this.audit.record(manager, {
        actor,
        action: 'sponsorship.logo',
        subject: { type: 'sponsorship', id, name: before.name },
        before: { logoUrl: before.logoUrl },
        after: { logoUrl },
      });
      return { ...viewOf(before), logoUrl };
    });
  }
}

async function locked(manager: EntityManager, id: number, actor: SessionUser): Promise<Row> {
  const [row] = await manager.query<Row[]>(`${select} AND s.id = $1 FOR UPDATE OF s`, [id]);
  if (row === undefined) throw RefusalError.of('sponsorship.not-found');
  if (actor.role !== 'admin' && row.userId !== actor.id) throw RefusalError.of('auth.forbidden');
  return row;
}

const viewOf = ({ id, name, packageName, logoUrl }: Row): SponsorshipView => ({
  id,
  name,
  packageName,
  logoUrl,
});

/** What a sender may send. */
export const logoWish = {
  fileField: 'logo',
  kinds: logoKinds,
  mostBytes: logoLimits.bytes,
} as const;
