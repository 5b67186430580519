import { type FreeSlot, freeSlots } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { PlanInputsService } from './plan-inputs.service.js';

@Injectable()
export class FreeSlotsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly inputs: PlanInputsService,
  ) {}

  /** None for a match of no league. @throws RefusalError `match.not-found`, `match.not-scheduled` */
  async of(matchId: number): Promise<FreeSlot[]> {
    const { leagueId, status } = await this.commands.state(matchId);
    if (status !== 'scheduled') throw RefusalError.of('match.not-scheduled');
    if (leagueId === null) return [];
    return freeSlots(await this.inputs.of(leagueId, { seed: 0, keep: [] }), matchId);
  }
}
