import { Injectable } from '@nestjs/common';
import type { CommandHeaders } from '../common/command-origin.js';
import { RefusalError } from '../common/refusal.error.js';
import { EventStore } from '../events/event-store.js';
import { MatchCommands } from '../live/match-commands.service.js';
import { MatchReadsService } from './match-reads.service.js';

export interface Deleted {
  matches: number;
  /** Of these, how many were begun or played. */
  played: number;
}

/** Takes every match from sight; the log keeps them and `history restore` brings them back. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly events: EventStore,
    private readonly commands: MatchCommands,
    private readonly matches: MatchReadsService,
  ) {}

  /** All or none; a repeated command is told again what it deleted. */
  async deleteAll(origin: CommandHeaders): Promise<Deleted> {
    const first = await this.events.findCommand(origin.commandId);
    if (first.some(({ event }) => event.type !== 'MatchDeleted'))
      throw RefusalError.of('request.command-id-reused');
    const ids = first.length > 0 ? first.map(({ stream }) => stream) : await this.matches.ids();
    if (ids.length === 0) return { matches: 0, played: 0 };
    const results = await this.commands.executeTogether(
      ids.map((matchId) => ({ matchId, command: { type: 'DeleteMatch' } as const })),
      origin,
    );
    const played = results.filter(({ state }) => state.firstHalfAt !== null || state.result);
    return { matches: results.length, played: played.length };
  }
}
