import { decideLeague, type LeagueCommand, type LeagueState, type MatchState } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { leagueStream } from '../../events/stream-ids.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { CommandOrigin } from './decide-batch.js';
import {
  type DrawnUp,
  decideTogether,
  type Histories,
  type LeagueAndCommand,
  type MatchAndCommand,
  type StreamResult,
} from './decide-together.js';
import type { LeagueResult } from './league-history.js';
import { MatchCommandsService } from './match-commands.service.js';
import type { CommandResult, MatchHistory } from './match-history.js';
import { requestHash } from './request-hash.js';
import { type FirstStreamAnswer, readHistories } from './stream-histories.js';

export type { MatchHistory } from './match-history.js';

/** A command of a league that leads to commands in its matches, which depend on their state. */
export interface Plan {
  leagueId: number;
  command: LeagueCommand;
  /** Drawn up again at each attempt, once the league allows the command. */
  drawUp: (
    league: LeagueState,
    read: (matchIds: readonly number[]) => Promise<MatchHistory[]>,
  ) => Promise<PlannedItems>;
}

export type PlannedItems = readonly [LeagueAndCommand, ...MatchAndCommand[]];

export type PlannedResults = readonly [LeagueResult, ...CommandResult[]];

/** The matches that a plan changes. */
export interface PlanPreview {
  before: readonly MatchState[];
  after: readonly MatchState[];
}

/** Carries out a plan as one append of the league and its matches, all or none. */
@Injectable()
export class PlannedCommandsService {
  constructor(
    private readonly log: EventStore,
    private readonly commands: MatchCommandsService,
  ) {}

  async execute(plan: Plan, origin: CommandOrigin): Promise<PlannedResults> {
    const { leagueId, command } = plan;
    // By the league's command alone: a repeat may have another plan.
    const isRepeat = ([lead]: readonly FirstStreamAnswer[]): boolean =>
      lead !== undefined &&
      'leagueId' in lead.result &&
      lead.result.leagueId === leagueId &&
      lead.requestHash === requestHash(command);
    return inOrder(await this.commands.executeDrawnUp(() => this.drawUp(plan), isRepeat, origin));
  }

  /** Writes nothing. */
  async preview(plan: Plan): Promise<PlanPreview> {
    const drawn = await this.drawUp(plan);
    const origin = {
      commandId: 'preview',
      at: now(),
      actorId: null,
      device: null,
      requestId: null,
    };
    const [, ...matches] = inOrder(decideTogether(drawn, origin, origin.at).results);
    return {
      before: matches.flatMap(({ matchId }) => drawn.histories.matches.get(matchId)?.state ?? []),
      after: matches.map(({ state }) => state),
    };
  }

  private async drawUp({ leagueId, command, drawUp }: Plan): Promise<DrawnUp> {
    const { leagues } = await readHistories(this.log, [leagueStream(leagueId)]);
    const league = leagues.get(leagueId);
    if (league === undefined) throw new Error(`The log of league ${leagueId} was not read`);
    const allowed = decideLeague(league.state, command, { commandId: 'plan', at: now() });
    if (!allowed.ok) throw new RefusalError(allowed.refusal);
    let matches: Histories['matches'] = new Map();
    const items = await drawUp(league.state, async (matchIds) => {
      ({ matches } = await readHistories(this.log, matchIds));
      return [...matches.values()];
    });
    return { histories: { matches, leagues }, items };
  }
}

const now = (): string => new Date().toISOString();

function inOrder(results: readonly StreamResult[]): PlannedResults {
  const [league, ...matches] = results;
  if (league === undefined || !('leagueId' in league)) throw new Error('A plan led by no league');
  return [league, ...matches.filter((result) => 'matchId' in result)];
}
