import type { MatchAnswer, MatchState, ReplayOrderAnswer } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import {
  type MatchAndCommand,
  MatchCommandsService,
} from '../../live/commands/match-commands.service.js';
import { MatchViewsService } from '../../live/commands/match-views.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { LeagueQueueService } from '../matches/league-queue.service.js';
import type { ReplayOrderDto } from './rulings.dto.js';
import { RulingsService } from './rulings.service.js';

/** Orders to play a match again, and the new matches that they lead to. */
@Injectable()
export class ReplaysService {
  constructor(
    private readonly rulings: RulingsService,
    private readonly queue: LeagueQueueService,
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
    private readonly leagues: LeagueStatesService,
    private readonly log: EventStore,
  ) {}

  /** From the start it is another match, which is scheduled in the same append. */
  async order(
    id: number,
    { text, mode, matchDate, venue }: ReplayOrderDto,
    origin: CommandHeaders,
  ): Promise<ReplayOrderAnswer> {
    const when = matchDate === undefined ? {} : { matchDate: new Date(matchDate).toISOString() };
    const where = venue === undefined ? {} : { venue: venue.trim() || null };
    if (mode === 'from-minute') {
      const command = { type: 'OrderReplay', mode, newMatchId: null, ...when, ...where } as const;
      return { ...(await this.rulings.rule(id, command, text, origin)), newMatchId: null };
    }
    const state = await this.commands.state(id);
    await this.rulings.explain(state, text, origin);
    const { leagueId } = state;
    const order = (): Promise<ReplayOrderAnswer> => this.replayed(state, when, where, origin);
    return leagueId === null ? order() : this.queue.alone(leagueId, order);
  }

  private async replayed(
    { matchId, leagueId, round, homeTeamId, awayTeamId, place, ...before }: MatchState,
    when: { matchDate?: string },
    where: { venue?: string | null },
    origin: CommandHeaders,
  ): Promise<ReplayOrderAnswer> {
    const { events: first } = await this.log.findCommand(origin.commandId);
    if (first.length === 0) await this.leagues.refuseWithdrawn(leagueId, [homeTeamId, awayTeamId]);
    const newMatchId = await this.commands.nextMatchId();
    const { matchDate = before.matchDate, venue = before.venue } = { ...when, ...where };
    const pair = { leagueId, round, homeTeamId, awayTeamId };
    const fixture = { ...pair, matchDate, venue, replayOf: matchId };
    const mode = 'from-start';
    const [ordered] = await this.commands.executeTogether(
      [
        { matchId, command: { type: 'OrderReplay', mode, newMatchId, ...when, ...where } },
        {
          matchId: newMatchId,
          command: { type: 'ScheduleMatch', fixture, ...(place && { place }) },
        },
      ],
      origin,
    );
    if (ordered === undefined) throw new Error('A replay was ordered without a result');
    const answer = await this.views.answer(ordered, origin.language);
    return { ...answer, newMatchId: ordered.state.ruling?.replay?.newMatchId ?? newMatchId };
  }

  /** The new match goes in the same append, while nothing has happened in it. */
  async revoke(id: number, text: string | undefined, origin: CommandHeaders): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    await this.rulings.explain(state, text, origin);
    const { events: first } = await this.log.findCommand(origin.commandId);
    const newMatchId =
      first.length === 0
        ? (state.ruling?.replay?.newMatchId ?? null)
        : (first.find(({ stream }) => stream !== id)?.stream ?? null);
    const deleted: MatchAndCommand[] =
      newMatchId === null
        ? []
        : [{ matchId: newMatchId, command: { type: 'DeleteMatch', ofReplay: true } }];
    const [revoked] = await this.commands.executeTogether(
      [{ matchId: id, command: { type: 'RevokeReplay', newMatchId } }, ...deleted],
      origin,
    );
    if (revoked === undefined) throw new Error('A replay was undone without a result');
    return this.views.answer(revoked, origin.language);
  }
}
