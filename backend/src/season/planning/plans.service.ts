import type { PlanAnswer, PlanRequest } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { ThreadsService } from '../../platform/threads/threads.service.js';
import { PlanInputsService } from './plan-inputs.service.js';
import type { PlanJob } from './plan-worker.js';
import { RunningPlansService } from './running-plans.service.js';

/** The largest season, 32 teams home and away, takes ten seconds on a small machine. */
const planThread = {
  file: new URL('./plan-worker', import.meta.url),
  name: 'plan',
  timeoutMs: 120_000,
} as const;

@Injectable()
export class PlansService {
  constructor(
    private readonly inputs: PlanInputsService,
    private readonly running: RunningPlansService,
    private readonly threads: ThreadsService,
  ) {}

  /** Writes nothing. @throws RefusalError `league.not-found`, `match.not-found`, `schedule.plan-running`, `service.unavailable` */
  async make(leagueId: number, request: PlanRequest): Promise<PlanAnswer> {
    const input = await this.inputs.of(leagueId, request);
    return this.running.follow(leagueId, request.planId, (shared) =>
      this.threads.run<PlanJob, PlanAnswer>(planThread, { input, shared }),
    );
  }
}
