import { decideLeague, type LeagueCommand, type LeagueState, type MatchState } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { leagueStream } from '../../events/stream-ids.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LiveTopicsService } from '../push/live-topics.service.js';
import type { CommandOrigin } from './decide-batch.js';
import {
  decideTogether,
  type Histories,
  type LeagueAndCommand,
  type MatchAndCommand,
  type StreamResult,
} from './decide-together.js';
import type { LeagueResult } from './league-history.js';
import type { CommandResult, MatchHistory } from './match-history.js';
import { requestHash } from './request-hash.js';
import { firstAnswersOf, readHistories } from './stream-histories.js';

export type { MatchHistory } from './match-history.js';

/** A command of a league that leads to others in its matches, which depend on how they stand. */
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

interface DrawnUp {
  histories: Histories;
  items: PlannedItems;
}

const maxAttempts = 12;

/** Carries out a plan as one append of the league and its matches, all or none. */
@Injectable()
export class PlannedCommandsService {
  constructor(
    private readonly log: EventStore,
    private readonly topics: LiveTopicsService,
  ) {}

  async execute(plan: Plan, origin: CommandOrigin): Promise<PlannedResults> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const first = await this.firstResults(plan, origin.commandId);
      if (first !== null) return first;
      const { histories, items } = await this.drawUp(plan);
      const { appends, results } = decideTogether(histories, items, origin, now());
      const outcome = await this.log.appendTogether(appends);
      if (!outcome.ok) continue;
      const planned = inOrder(results);
      setImmediate(() => {
        const [, ...matches] = planned;
        for (const { matchId, events, state } of matches)
          this.topics.announce(matchId, events, state);
      });
      return planned;
    }
    throw RefusalError.of('league.busy');
  }

  /** Writes nothing. */
  async preview(plan: Plan): Promise<PlanPreview> {
    const { histories, items } = await this.drawUp(plan);
    const origin = {
      commandId: 'preview',
      at: now(),
      actorId: null,
      device: null,
      requestId: null,
    };
    const [, ...matches] = inOrder(decideTogether(histories, items, origin, origin.at).results);
    return {
      before: matches.flatMap(({ matchId }) => histories.matches.get(matchId)?.state ?? []),
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

  /** A repeat is told by the league's command alone: its plan would be another one by now. */
  private async firstResults(
    { leagueId, command }: Plan,
    commandId: string,
  ): Promise<PlannedResults | null> {
    const answers = await firstAnswersOf(this.log, commandId);
    if (answers === null) return null;
    const [lead] = answers;
    const isRepeat =
      lead !== undefined &&
      'leagueId' in lead.result &&
      lead.result.leagueId === leagueId &&
      lead.requestHash === requestHash(command);
    if (!isRepeat) throw RefusalError.of('request.command-id-reused');
    return inOrder(answers.map(({ result }) => result));
  }
}

const now = (): string => new Date().toISOString();

function inOrder(results: readonly StreamResult[]): PlannedResults {
  const [league, ...matches] = results;
  if (league === undefined || !('leagueId' in league)) throw new Error('A plan led by no league');
  return [league, ...matches.filter((result) => 'matchId' in result)];
}
