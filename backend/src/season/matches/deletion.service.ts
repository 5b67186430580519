import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { MatchCommands } from '../../live/commands/match-commands.service.js';
import type { CommandHeaders } from '../../platform/common/command-origin.js';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { MatchReadsService } from './match-reads.service.js';

export interface Deleted {
  matches: number;
  /** Of these, how many were begun or played. */
  played: number;
}

/**
 * In place of a match, for a command that found none: the league's number below zero, or zero for all
 * leagues. Matches are numbered from 1.
 */
const inPlaceOfMatch = (leagueId: number | null): number => (leagueId === null ? 0 : -leagueId);
const mostAttempts = 5;

/** Takes every match of a league, or of all, from sight; the log keeps them and `history restore` brings them back. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly events: EventStore,
    private readonly commands: MatchCommands,
    private readonly matches: MatchReadsService,
  ) {}

  /**
   * All or none; a repeated command is told again what it deleted.
   * @param leagueId only this league's matches; those of all where null
   * @throws RefusalError of a command id that belongs to another command, also to one over another league
   */
  async deleteAll(leagueId: number | null, origin: CommandHeaders): Promise<Deleted> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await this.attempt(leagueId, origin);
      } catch (error) {
        if (attempt === mostAttempts || !isOvertaken(error)) throw error;
      }
  }

  private async attempt(leagueId: number | null, origin: CommandHeaders): Promise<Deleted> {
    const ids = await this.toDelete(leagueId, origin);
    if (ids.length === 0) {
      const stream = inPlaceOfMatch(leagueId);
      await this.events.recordUnchanged(origin.commandId, { stream, version: 0, asked: null });
      return { matches: 0, played: 0 };
    }
    const results = await this.commands.executeTogether(
      ids.map((matchId) => ({ matchId, command: { type: 'DeleteMatch' } as const })),
      leagueId === null ? origin : { ...origin, ofLeague: leagueId },
    );
    const played = results.filter(({ state }) => state.firstHalfAt !== null || state.result);
    return { matches: results.length, played: played.length };
  }

  /** What a repeated command deleted the first time, else what is there. */
  private async toDelete(
    leagueId: number | null,
    { commandId }: CommandHeaders,
  ): Promise<number[]> {
    // Read first: what the same command deletes meanwhile is then in the log.
    const ids = await this.matches.ids(leagueId);
    const first = await this.events.findCommand(commandId);
    const unchanged = await this.events.findUnchanged(commandId);
    if (
      first.some(({ event, ofLeague }) => event.type !== 'MatchDeleted' || ofLeague !== leagueId) ||
      (unchanged !== null && unchanged.stream !== inPlaceOfMatch(leagueId))
    )
      throw RefusalError.of('request.command-id-reused');
    if (first.length > 0) return first.map(({ stream }) => stream);
    return unchanged === null ? ids : [];
  }
}

/** Somebody else deleted them between the look and the deed, or this very command did, and found others. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof RefusalError &&
  (error.refusal.code === 'match.not-found' || error.refusal.code === 'request.command-id-reused');
