import { type DecisionAnswer, hasBegun } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { leagueStream } from '../../events/stream-ids.js';
import { type Plan, PlannedCommandsService } from '../../live/commands/planned-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeagueQueueService } from '../matches/league-queue.service.js';
import { StageReadsService, stageIn } from '../statistics/stage-reads.service.js';

/** The undo of a stage, with the matches that it has led to. */
@Injectable()
export class StageRemovalService {
  constructor(
    private readonly queue: LeagueQueueService,
    private readonly planned: PlannedCommandsService,
    private readonly reads: StageReadsService,
    private readonly log: EventStore,
    private readonly texts: LogTextsService,
  ) {}

  /** @throws RefusalError `decision.not-found`, `stage.already-begun` */
  async remove(
    leagueId: number,
    stageId: number,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    await this.reads.of(leagueId);
    await this.texts.addFirst('reason', leagueStream(leagueId), origin, text);
    // Under the lock, so that no match of it is made meanwhile.
    const [{ events, state }] = await this.queue.alone(leagueId, () =>
      this.planned.execute(this.plan(leagueId, stageId), origin),
    );
    const decision = { id: `${origin.commandId}.0` };
    const epoch = await this.log.epoch();
    return { leagueId, version: state.version, epoch, events, decision };
  }

  private plan(leagueId: number, stageId: number): Plan {
    const command = { type: 'UndoStage', stageId } as const;
    return {
      leagueId,
      command,
      drawUp: async (_, read) => {
        const { matches } = stageIn(await this.reads.current(leagueId), stageId);
        if (matches.some(hasBegun)) throw RefusalError.of('stage.already-begun');
        const states = await read(matches.map(({ matchId }) => matchId));
        const deleted = states
          .filter(({ state }) => !state.deleted)
          .map(({ state: { matchId } }) => ({
            matchId,
            command: { type: 'DeleteMatch' } as const,
          }));
        return [{ leagueId, command }, ...deleted];
      },
    };
  }
}
