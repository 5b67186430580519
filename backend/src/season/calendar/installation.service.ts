import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';

/** The id of this installation, which never changes once a calendar may have read it. */
@Injectable()
export class InstallationService implements OnModuleInit {
  private readonly logger = new Logger('calendar');
  private known: string | null = null;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  /** A database that takes no rows must not prevent the start; the first reader tries again. */
  async onModuleInit(): Promise<void> {
    await this.id().catch((err: unknown) => this.logger.warn({ err }, 'no name for calendars yet'));
  }

  /** The host of `PUBLIC_ORIGIN` at the first request, or else a random name. */
  async id(): Promise<string> {
    this.known ??= (await this.stored()) ?? (await this.store());
    return this.known;
  }

  private async stored(): Promise<string | null> {
    const [row] = await this.db.query<{ id: string }[]>('SELECT id FROM installation');
    return row?.id ?? null;
  }

  private async store(): Promise<string> {
    const { publicOrigin } = this.runtime.config;
    const id =
      publicOrigin === null ? `${randomUUID()}.kolo.local` : new URL(publicOrigin).hostname;
    // Another node may be first.
    await this.db.query('INSERT INTO installation (id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
    return (await this.stored()) ?? id;
  }
}
