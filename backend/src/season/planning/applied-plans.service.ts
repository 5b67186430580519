import { foldedName, hardBlackoutOf, type MovedFixtures, type PlannedMatch } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { recordUnchanged } from '../../events/record-unchanged.js';
import type { StoredCommand } from '../../events/stored-event.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { isRefusedAsBegun, LeagueQueueService } from '../matches/league-queue.service.js';
import { type LeagueFixture, LeagueFixturesService } from './league-fixtures.service.js';
import { PlanConstraintsService } from './plan-constraints.service.js';

/** Moves the matches of a league as a plan says: one command, one append, all or none. */
@Injectable()
export class AppliedPlansService {
  constructor(
    private readonly queue: LeagueQueueService,
    private readonly log: EventStore,
    private readonly texts: LogTextsService,
    private readonly commands: MatchCommandsService,
    private readonly fixtures: LeagueFixturesService,
    private readonly constraints: PlanConstraintsService,
  ) {}

  /**
   * A repeat gets the first answer. Two plans of one league are applied one after the other, on all nodes.
   * @throws RefusalError `league.not-found`, `match.not-found`, `schedule.begun`, `schedule.blackout`
   */
  apply(
    leagueId: number,
    { plan: sent, text }: { plan: readonly PlannedMatch[]; text?: string },
    origin: CommandHeaders,
  ): Promise<MovedFixtures> {
    const plan = sent.map(({ matchId, matchDate, venue }) => ({
      matchId,
      matchDate: new Date(matchDate).toISOString(),
      venue: venue?.trim() || null,
    }));
    return this.queue.alone(leagueId, async () => {
      const first = await this.log.findCommand(origin.commandId);
      if (first.events.length > 0 || first.unchanged !== null) refuseOther(first, plan);
      else await this.move(leagueId, plan, text, origin);
      return this.answer(plan, origin);
    });
  }

  private async move(
    leagueId: number,
    plan: readonly PlannedMatch[],
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<void> {
    const moved = await this.changed(leagueId, plan);
    const [first] = moved;
    if (first === undefined) return recordUnchanged(this.log, origin, emptyPlan);
    await this.texts.addFirst('reason', first.matchId, origin, text);
    try {
      await this.commands.executeTogether(
        moved.map((one) => ({ matchId: one.matchId, command: commandOf(one) })),
        origin,
      );
    } catch (error) {
      throw isRefusedAsBegun(error) ? RefusalError.of('schedule.begun') : error;
    }
  }

  /** The matches that would be elsewhere than they are. */
  private async changed(leagueId: number, plan: readonly PlannedMatch[]): Promise<PlannedMatch[]> {
    const [{ blackouts }, fixtures] = await Promise.all([
      this.constraints.of(leagueId),
      this.fixtures.of(leagueId),
    ]);
    const byId = new Map(fixtures.map((fixture) => [fixture.matchId, fixture]));
    const changes = plan.flatMap((planned) => {
      const fixture = byId.get(planned.matchId);
      if (fixture === undefined) throw RefusalError.of('match.not-found', String(planned.matchId));
      return isThere(fixture, planned) ? [] : [{ fixture, planned }];
    });
    refuse(
      'schedule.begun',
      changes.filter(({ fixture }) => !fixture.isOpen),
    );
    refuse(
      'schedule.blackout',
      changes.filter(({ fixture, planned }) => hardBlackoutOf(blackouts, fixture, planned)),
    );
    return changes.map(({ planned }) => planned);
  }

  /** Read from the log, where it is the same for a repeat. */
  private async answer(
    plan: readonly PlannedMatch[],
    { commandId, language }: CommandHeaders,
  ): Promise<MovedFixtures> {
    const streams = await this.log.readStreams(
      plan.map(({ matchId }) => matchId),
      dated,
    );
    const moved = [...streams].flatMap(([matchId, events]) => {
      const dates = events.flatMap(({ event, commandId: by }) =>
        event.type === 'MatchScheduled' || event.type === 'MatchRescheduled'
          ? [{ by, ...event.data }]
          : [],
      );
      const index = dates.findIndex(({ by }) => by === commandId);
      const [before, after] = [dates[index - 1], dates[index]];
      if (before === undefined || after === undefined) return [];
      return [{ matchId, from: before.matchDate, to: after.matchDate, venue: after.venue }];
    });
    const ids = new Set(moved.map(({ matchId }) => matchId));
    return {
      message:
        language === 'en' ? `Matches moved: ${ids.size}.` : `Premješteno utakmica: ${ids.size}.`,
      moved,
      stayed: plan.map(({ matchId }) => matchId).filter((matchId) => !ids.has(matchId)),
    };
  }
}

const dated = ['MatchScheduled', 'MatchRescheduled'] as const;
const emptyPlan = 'apply nothing';

const commandOf = ({ matchDate, venue }: PlannedMatch) =>
  ({ type: 'RescheduleMatch', matchDate, venue }) as const;

const isThere = (fixture: LeagueFixture, { matchDate, venue }: PlannedMatch): boolean =>
  fixture.matchDate === matchDate && foldedName(fixture.venue ?? '') === foldedName(venue ?? '');

function refuse(
  code: 'schedule.begun' | 'schedule.blackout',
  changes: readonly { planned: PlannedMatch }[],
): void {
  const matchIds = changes.map(({ planned }) => planned.matchId);
  if (matchIds.length > 0) throw new RefusalError({ code }, { matchIds });
}

/** @throws RefusalError of an id that was used for anything but this plan */
function refuseOther({ events, unchanged }: StoredCommand, plan: readonly PlannedMatch[]): void {
  const isRepeat =
    unchanged === null
      ? events.every(({ stream, event }) => {
          if (event.type !== 'MatchRescheduled') return false;
          const { matchDate, venue } = event.data;
          return plan.some(
            (one) => one.matchId === stream && one.matchDate === matchDate && one.venue === venue,
          );
        })
      : unchanged.requestHash === emptyPlan;
  if (!isRepeat) throw RefusalError.of('request.command-id-reused');
}
