import { type RunningShare, runningShare } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';

/** What running matches would give to a table if they ended now. */
@Injectable()
export class RunningSharesService {
  constructor(private readonly matches: MatchCommandsService) {}

  /** @param running with the versions at which the table was read */
  async of(running: readonly { matchId: number; version: number }[]): Promise<RunningShare[]> {
    const shares = await Promise.all(
      running.map(async ({ matchId, version }) => {
        try {
          return runningShare(await this.matches.state(matchId, version));
        } catch (error) {
          // Deleted since it was read.
          if (error instanceof RefusalError) return null;
          throw error;
        }
      }),
    );
    return shares.filter((share) => share !== null);
  }
}
