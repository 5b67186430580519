import { type FinalsConflict, finalsConflicts } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { StageReadsService } from '../statistics/stage-reads.service.js';

@Injectable()
export class FinalsConflictsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly reads: StageReadsService,
  ) {}

  /** None for a match of no league. @throws RefusalError `match.not-found`, `match.not-scheduled` */
  async of(matchId: number, at: string, venue: string | null): Promise<FinalsConflict[]> {
    const { leagueId, status, homeTeamId, awayTeamId } = await this.commands.state(matchId);
    if (status !== 'scheduled') throw RefusalError.of('match.not-scheduled');
    if (leagueId === null) return [];
    const { league, stages } = await this.reads.of(leagueId);
    const moved = { matchId, teamIds: [homeTeamId, awayTeamId], at, venue };
    return finalsConflicts(stages, moved, league.seasonRules.rules.finals.minRestSlots);
  }
}
