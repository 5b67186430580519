import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { recordRun } from '../../platform/db/maintenance-runs.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { describeDifference, verify } from '../../projections/verify.js';

const maxLines = 20;

/** Compares the read models with the log. */
@Injectable()
export class NightlyVerifyService implements OnModuleInit {
  private readonly logger = new Logger('verify');

  constructor(
    private readonly jobs: JobsService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  onModuleInit(): void {
    this.jobs.nightly('verify-projections', '30 4 * * *', () => this.run());
  }

  async run(): Promise<void> {
    const lines: string[] = [];
    const began = new Date();
    const { databaseUrl } = this.runtime;
    const { events, differences } = await verify(
      databaseUrl,
      () => {},
      (difference) => {
        if (lines.length < maxLines) lines.push(describeDifference(difference));
      },
    );
    await recordRun(databaseUrl, 'verify', differences === 0, began);
    for (const line of lines) this.logger.error(line);
    if (differences > 0)
      throw new Error(
        `Rows that differ from the log: ${differences}. npm run projections -- rebuild`,
      );
    this.logger.log(`${events} events, no difference`);
  }
}
