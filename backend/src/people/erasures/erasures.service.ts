import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Warnings } from '../../platform/log/warnings.js';

const lookEveryMs = 1_000;

/** Notices erasures by any node or command, so that caches of names are reloaded. */
@Injectable()
export class ErasuresService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('people');
  private readonly warnings = new Warnings(this.logger);
  private readonly listeners: (() => unknown)[] = [];
  private known: number | null = null;
  private looking: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  onChange(run: () => unknown): void {
    this.listeners.push(run);
  }

  /** At once on the node that erased; the others look every second. */
  look(): Promise<void> {
    this.looking ??= this.compare().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async compare(): Promise<void> {
    try {
      const [row] = await this.db.query<{ latest: number }[]>(
        'SELECT coalesce(max(id), 0) AS latest FROM erasures',
      );
      const latest = row?.latest ?? 0;
      const isNew = this.known !== null && latest !== this.known;
      this.known = latest;
      if (isNew) await Promise.all(this.listeners.map((run) => run()));
    } catch (error) {
      if (error instanceof Error) this.warnings.report(error, 'It is not known who was erased');
    }
  }
}
