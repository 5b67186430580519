import {
  type DecisionAnswer,
  isVoid,
  type MatchCommand,
  type ReservedKickOff,
  type StageReading,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { leagueStream } from '../../events/stream-ids.js';
import type { MatchAndCommand } from '../../live/commands/match-commands.service.js';
import { type Plan, PlannedCommandsService } from '../../live/commands/planned-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { LeagueQueueService } from '../matches/league-queue.service.js';
import { StageReadsService, stageIn } from '../statistics/stage-reads.service.js';
import { TiesFollowService } from './ties-follow.service.js';

/** Changes the times and halls of a stage, and moves the matches that have the earlier ones. */
@Injectable()
export class KickOffsService {
  constructor(
    private readonly queue: LeagueQueueService,
    private readonly planned: PlannedCommandsService,
    private readonly reads: StageReadsService,
    private readonly ties: TiesFollowService,
    private readonly log: EventStore,
    private readonly texts: LogTextsService,
  ) {}

  /** @throws RefusalError `stage.not-found`, `stage.bad-definition` */
  async set(
    leagueId: number,
    stageId: number,
    kickOffs: ReservedKickOff[],
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    await this.reads.of(leagueId);
    await this.texts.addFirst('reason', leagueStream(leagueId), origin, text);
    // Under the lock, so that no match of it is made meanwhile.
    const [{ events, state }] = await this.queue.alone(leagueId, () =>
      this.planned.execute(this.plan(leagueId, stageId, kickOffs), origin),
    );
    await this.ties.follow(leagueId);
    const decision = { id: `${origin.commandId}.0` };
    const epoch = await this.log.epoch();
    return { leagueId, version: state.version, epoch, events, decision };
  }

  private plan(leagueId: number, stageId: number, kickOffs: ReservedKickOff[]): Plan {
    const command = { type: 'SetStageKickOffs', stageId, kickOffs } as const;
    return {
      leagueId,
      command,
      drawUp: async (_, read) => {
        const moved = movedBy(kickOffs, stageIn(await this.reads.current(leagueId), stageId));
        await read(moved.map(({ matchId }) => matchId));
        return [{ leagueId, command }, ...moved];
      },
    };
  }
}

/** A match that somebody moved separately stays, unless its own kick-off has changed. */
function movedBy(
  kickOffs: readonly ReservedKickOff[],
  { stage, matches }: StageReading,
): MatchAndCommand[] {
  return matches
    .filter((match) => match.status === 'scheduled' && !isVoid(match))
    .flatMap(({ matchId, tie, leg }) => {
      const isOwn = (one: ReservedKickOff) => one.tie === tie && one.leg === leg;
      const [before, now] = [stage.kickOffs?.find(isOwn), kickOffs.find(isOwn)];
      if (now === undefined || (before?.at === now.at && before.venue === now.venue)) return [];
      const venue = now.venue ?? null;
      const command: MatchCommand = { type: 'RescheduleMatch', matchDate: now.at, venue };
      return [{ matchId, command }];
    });
}
