/** Builders for tests: a knock-out as a story, tie by tie. */
import type { BracketTie } from '../contract/stages.js';
import { bracketOf } from '../league/stages/bracket.js';
import { entrySlots } from '../league/stages/entries.js';
import { stageSteps } from '../league/stages/fixtures.js';
import type { StageMatch } from '../league/stages/stage-match.js';
import type { FirstLeg } from '../match/placing.js';
import type { LeagueCommand } from '../season/commands.js';
import { decideLeague } from '../season/decide.js';
import { leagueFold } from '../season/evolve.js';
import { tieNames } from '../season/stage-ties.js';
import type { Legs, StageDefinition } from '../season/stages.js';
import type { SeasonStage } from '../season/state.js';

const at = '2026-05-24T10:00:00.000Z';

/** Team 1 is the best by the table, and so on. */
export const ranks = (count: number): StageDefinition['entries'] =>
  Array.from({ length: count }, (_, n) => ({ source: 'table', rank: n + 1 }));

export const aKnockOut = (teams: number, more: Partial<StageDefinition> = {}): StageDefinition => ({
  kind: 'knock-out',
  name: 'Doigravanje',
  entries: ranks(teams),
  legs: 1,
  ...more,
});

/** With a time reserved for every leg. */
const withKickOffs = (definition: StageDefinition): StageDefinition => ({
  ...definition,
  kickOffs: tieNames(definition).flatMap((tie) =>
    Array.from({ length: definition.legs }, (_, n) => ({ tie, leg: (n + 1) as Legs, at })),
  ),
});

export class CupStory {
  matches: StageMatch[] = [];
  withdrawn: number[] = [];
  /** What each second leg knows of the first one, by match. */
  readonly carried = new Map<number, FirstLeg | null>();
  private league = leagueFold.initial(7);
  private commands = 0;

  constructor(definition: StageDefinition, teamIds = definition.entries.map((_, n) => n + 1)) {
    this.decide({ type: 'DefineStage', definition: withKickOffs(definition) });
    this.seed(teamIds);
    this.follow();
  }

  decide(command: LeagueCommand): this {
    this.commands += 1;
    const decision = decideLeague(this.league, command, { commandId: `c${this.commands}`, at });
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
    this.league = decision.state;
    return this;
  }

  seed(seeded: number[]): this {
    const again = this.league.stages[0]?.seeding != null;
    return this.decide({
      type: 'SeedStage',
      stageId: 1,
      again,
      anyway: true,
      wanted: seeded,
      seeded,
    });
  }

  get stage(): SeasonStage {
    const [stage] = this.league.stages;
    if (stage === undefined) throw new Error('The stage is gone');
    return stage;
  }

  get rounds() {
    const standing = {
      table: [],
      groups: new Map(),
      best: () => [],
      ties: new Map(),
      teams: new Map(this.stage.seeding?.teamIds.map((id) => [id, { id, name: `Team ${id}` }])),
    };
    return bracketOf({
      stage: this.stage,
      entries: entrySlots(this.stage, standing),
      matches: this.matches,
      withdrawn: this.withdrawn,
      lots: this.league.lots,
    });
  }

  get ties(): BracketTie[] {
    return this.rounds.flatMap(({ ties }) => ties);
  }

  tie(name: string): BracketTie {
    const tie = this.ties.find(({ id }) => id === name);
    if (tie === undefined) throw new Error(`There is no tie ${name}`);
    return tie;
  }

  /** What the results lead to is written at once. */
  follow(): this {
    for (const step of stageSteps(this.stage, this.rounds, this.matches))
      if (step.does === 'schedule') {
        const { fixture, at: matchDate, venue } = step;
        const { tie, leg, homeTeamId, awayTeamId } = fixture;
        const matchId = this.matches.length + 1;
        const teams = { tie, leg, homeTeamId, awayTeamId };
        const open = { status: 'scheduled', homeScore: null, awayScore: null } as const;
        this.matches.push({
          matchId,
          version: 1,
          matchDate,
          venue,
          hasLineups: false,
          ...teams,
          ...open,
        });
      } else if (step.does === 'change-teams') this.change(step.matchId, step.fixture);
      else this.carried.set(step.matchId, step.firstLeg);
    return this;
  }

  match(tie: string, leg: Legs = 1): StageMatch {
    const match = this.matches.findLast((one) => one.tie === tie && one.leg === leg);
    if (match === undefined) throw new Error(`There is no match ${tie} ${leg}`);
    return match;
  }

  /** A match is over, or stands as it says. */
  play(tie: string, score: string, more: Partial<StageMatch> = {}, leg: Legs = 1): this {
    const [homeScore = 0, awayScore = 0] = score.split(':').map(Number);
    const over = { status: 'completed', hasLineups: true, homeScore, awayScore } as const;
    this.change(this.match(tie, leg).matchId, { ...over, ...more });
    return this.follow();
  }

  change(matchId: number, { homeTeamId, awayTeamId, ...more }: Partial<StageMatch>): this {
    this.matches = this.matches.map((match) =>
      match.matchId === matchId
        ? {
            ...match,
            ...more,
            homeTeamId: homeTeamId ?? match.homeTeamId,
            awayTeamId: awayTeamId ?? match.awayTeamId,
          }
        : match,
    );
    return this;
  }
}
