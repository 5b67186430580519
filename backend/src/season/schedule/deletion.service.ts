import { hasSeasonDecisions } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { recordUnchanged } from '../../events/record-unchanged.js';
import type { StoredCommand } from '../../events/stored-event.js';
import { isLeagueStream, leagueOf, leagueStream } from '../../events/stream-ids.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import {
  MatchCommandsService,
  type StreamCommand,
} from '../../live/commands/match-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { whileOvertaken } from '../../platform/async/while-overtaken.js';
import { MatchReadsService } from '../matches/match-reads.service.js';

export interface Deleted {
  matches: number;
  /** How many of them were begun or played. */
  played: number;
}

const nothing: Deleted = { matches: 0, played: 0 };

/** Deleted matches stay in the log: `history restore` brings them back. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly events: EventStore,
    private readonly commands: MatchCommandsService,
    private readonly matches: MatchReadsService,
    private readonly leagues: LeagueStatesService,
  ) {}

  /**
   * All or none, and with them what their leagues decided about their season; a repeated command gets its first answer again.
   * @param leagueId null for the matches of all leagues
   * @throws RefusalError of a command id that belongs to another command, also to one over another league
   */
  async deleteAll(leagueId: number | null, origin: CommandHeaders): Promise<Deleted> {
    return whileOvertaken(isOvertaken, () => this.attempt(leagueId, origin));
  }

  private async attempt(leagueId: number | null, origin: CommandHeaders): Promise<Deleted> {
    // Before the log is read: what the same command deletes meanwhile is then in the log.
    const found = await this.found(leagueId);
    const first = await this.events.findCommand(origin.commandId);
    if (!isSameDeletion(first, leagueId)) throw RefusalError.of('request.command-id-reused');
    if (first.unchanged !== null) return nothing;
    const items =
      first.events.length > 0 ? first.events.map(({ stream }) => itemOf(stream)) : found;
    if (items.length === 0) {
      await recordUnchanged(this.events, origin, hashOf(leagueId));
      return nothing;
    }
    const results = await this.commands.executeTogether(
      items,
      leagueId === null ? origin : { ...origin, ofLeague: leagueId },
    );
    const matches = results.flatMap((result) => ('matchId' in result ? [result.state] : []));
    const played = matches.filter(({ firstHalfAt, result }) => firstHalfAt !== null || result);
    return { matches: matches.length, played: played.length };
  }

  private async found(leagueId: number | null): Promise<StreamCommand[]> {
    const matchIds = await this.matches.ids(leagueId);
    if (matchIds.length === 0) return [];
    const leagueIds = leagueId === null ? await this.matches.leagueIds() : [leagueId];
    const leagues = await Promise.all(leagueIds.map((id) => this.leagues.of(id)));
    const decided = leagues.filter(hasSeasonDecisions);
    return [...decided.map((league) => leagueStream(league.leagueId)), ...matchIds].map(itemOf);
  }
}

const itemOf = (stream: number): StreamCommand =>
  isLeagueStream(stream)
    ? { leagueId: leagueOf(stream), command: { type: 'ClearDecisions' } }
    : { matchId: stream, command: { type: 'DeleteMatch' } };

const written: readonly string[] = ['MatchDeleted', 'DecisionsCleared'];

const hashOf = (leagueId: number | null): string => `delete ${leagueId ?? 'all'}`;

const isSameDeletion = ({ events, unchanged }: StoredCommand, leagueId: number | null): boolean =>
  unchanged === null
    ? events.every(({ event, ofLeague }) => written.includes(event.type) && ofLeague === leagueId)
    : unchanged.requestHash === hashOf(leagueId);

/** The matches were deleted since they were read, by another command or by this very one. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof RefusalError &&
  (error.refusal.code === 'match.not-found' || error.refusal.code === 'request.command-id-reused');
