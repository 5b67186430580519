import fc from 'fast-check';
import { aKnockOut, ranks } from '../testing/cup-story.js';
import type { LeagueCommand } from './commands.js';
import { decideLeague } from './decide.js';
import type { LoggedLeagueEvent } from './events.js';
import { leagueFold } from './evolve.js';
import { tieNames } from './stage-ties.js';
import type { StageDefinition } from './stages.js';
import { type LeagueState, stageOf } from './state.js';

const at = '2026-05-24T10:00:00.000Z';

const define = (definition: StageDefinition = aKnockOut(4)): LeagueCommand => ({
  type: 'DefineStage',
  definition,
});
const seed = (
  seeded: number[],
  more: { again?: boolean; stageId?: number } = {},
): LeagueCommand => ({
  type: 'SeedStage',
  stageId: 1,
  again: false,
  anyway: false,
  wanted: null,
  seeded,
  ...more,
});
const decideTie = (tie: string, winner = 1): LeagueCommand => ({
  type: 'DecideTie',
  ruling: { stageId: 1, tie, winner, by: 'administrator' },
});
const undoTie: LeagueCommand = { type: 'UndoTie', stageId: 1, tie: 'SF1' };
const undoStage: LeagueCommand = { type: 'UndoStage', stageId: 1 };
const undo = (decisionId: string, of: LoggedLeagueEvent['type']): LeagueCommand => ({
  type: 'VoidDecision',
  decisionId,
  of,
});

/** The league after these commands, whose ids are `c1`, `c2` and so on. */
function after(...commands: LeagueCommand[]): { state: LeagueState; log: LoggedLeagueEvent[] } {
  let state = leagueFold.initial(7);
  const log: LoggedLeagueEvent[] = [];
  for (const [index, command] of commands.entries()) {
    const decision = decideLeague(state, command, { commandId: `c${index + 1}`, at });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
    log.push(...decision.events);
    state = decision.state;
  }
  return { state, log };
}

function refusal(state: LeagueState, command: LeagueCommand): string | null {
  const decision = decideLeague(state, command, { commandId: 'refused', at });
  return decision.ok ? null : decision.refusal.code;
}

describe('the reserved kick-offs of a stage', () => {
  const kickOffs = [{ tie: 'SF1', leg: 1, at, venue: 'Dvorana Kolo' } as const];
  const set = (stageId = 1, tie = 'SF1', leg: 1 | 2 = 1): LeagueCommand => ({
    type: 'SetStageKickOffs',
    stageId,
    kickOffs: [{ tie, leg, at, venue: 'Dvorana Kolo' }],
  });

  it('are others from then on, and its teams stay', () => {
    const { state } = after(define(), seed([1, 2, 3, 4]), set());
    expect(stageOf(state, 1)).toMatchObject({ kickOffs, seeding: { teamIds: [1, 2, 3, 4] } });
  });

  it('are of its own ties and legs', () => {
    const { state } = after(define());
    expect(refusal(state, set(1, 'QF1'))).toBe('stage.bad-definition');
    expect(refusal(state, set(1, 'SF1', 2))).toBe('stage.bad-definition');
    expect(refusal(state, set(2))).toBe('stage.not-found');
  });
});

describe('a stage', () => {
  it('is numbered within its league', () => {
    const { state, log } = after(define(), define(aKnockOut(2)));
    expect(log.map(({ data }) => data)).toEqual([
      { stageId: 1, ...aKnockOut(4) },
      { stageId: 2, ...aKnockOut(2) },
    ]);
    expect(state.stages.map(({ stageId, seeding }) => [stageId, seeding])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it('that was undone leaves its number to nobody, so that the ids of its matches stay apart', () => {
    const { state } = after(define(), undoStage, define());
    expect(state.stages).toMatchObject([{ stageId: 2, id: 'c3.0' }]);
  });

  it('is undone with its seeding and what was decided about its ties', () => {
    const { state } = after(define(), seed([1, 2, 3, 4]), decideTie('F'), undoStage);
    expect(state.stages).toEqual([]);
    expect(state.decisions).toEqual([]);
  });

  it('goes with the matches of its league', () => {
    const { state } = after(define(), { type: 'ClearDecisions' });
    expect(state.stages).toEqual([]);
    expect(
      after(define(), { type: 'ClearDecisions' }, { type: 'RestoreDecisions' }).state.stages,
    ).toHaveLength(1);
    expect(state.stagesDefined).toBe(1);
  });

  it('is seeded once, and again only on purpose', () => {
    const { state, log } = after(define(), seed([4, 3, 2, 1]));
    expect(stageOf(state, 1)?.seeding).toEqual({
      id: 'c2.0',
      at,
      version: 2,
      teamIds: [4, 3, 2, 1],
    });
    expect(log.at(-1)?.data).toEqual({ stageId: 1, teamIds: [4, 3, 2, 1], again: false });
    expect(refusal(state, seed([1, 2, 3, 4]))).toBe('stage.already-seeded');
    const { state: later } = after(
      define(),
      seed([4, 3, 2, 1]),
      seed([1, 2, 3, 4], { again: true }),
    );
    expect(stageOf(later, 1)?.seeding?.teamIds).toEqual([1, 2, 3, 4]);
  });

  it.each<[string, number[], object, string]>([
    ['nowhere', [1, 2, 3, 4], { stageId: 2 }, 'stage.not-found'],
    ['with too few teams', [1, 2, 3], {}, 'stage.bad-seeding'],
    ['with one team twice', [1, 2, 3, 3], {}, 'stage.bad-seeding'],
  ])('is not seeded %s', (_, teamIds, more, code) => {
    expect(refusal(after(define()).state, seed(teamIds, more))).toBe(code);
  });

  it('has ties that people decide once, until that is undone or it is seeded again', () => {
    const commands = [define(), seed([1, 2, 3, 4]), decideTie('SF1')];
    const { state } = after(...commands);
    expect(stageOf(state, 1)?.ruledTies.SF1).toMatchObject({ id: 'c3.0', winner: 1 });
    expect(refusal(state, decideTie('SF1', 4))).toBe('stage.tie-decided');
    expect(refusal(state, decideTie('QF1'))).toBe('stage.tie-not-found');
    expect(refusal(state, { type: 'UndoTie', stageId: 1, tie: 'F' })).toBe('decision.not-found');
    expect(refusal(state, { type: 'UndoStage', stageId: 2 })).toBe('decision.not-found');
    for (const last of [undoTie, seed([4, 3, 2, 1], { again: true })])
      expect(stageOf(after(...commands, last).state, 1)?.ruledTies).toEqual({});
  });
});

describe('the definition of a stage', () => {
  const group = (name: string, size: number) => ({ name, size });
  const groups = (...of: { name: string; size: number }[]): StageDefinition => ({
    kind: 'groups',
    name: 'Skupine',
    entries: ranks(of.reduce((sum, { size }) => sum + size, 0)),
    legs: 1,
    groups: of,
  });
  const split: StageDefinition = {
    kind: 'split',
    name: 'Liga za prvaka',
    entries: ranks(4),
    legs: 1,
  };
  const cup = (more: Partial<StageDefinition>, teams = 4) => aKnockOut(teams, more);
  const entry = (one: StageDefinition['entries'][number]) =>
    cup({ entries: [{ source: 'table', rank: 1 }, one] });

  it.each<[string, StageDefinition]>([
    ['a knock-out with byes', cup({}, 5)],
    ['two legs by away goals', cup({ legs: 2, decider: ['away-goals', 'extra-time', 'kicks'] })],
    ['a third place', cup({ thirdPlace: true })],
    ['reserved times', cup({ kickOffs: [{ tie: 'F', leg: 1, at, venue: 'Dvorana Kolo' }] })],
    ['two groups', groups(group('A', 4), group('B', 3))],
    ['a split', split],
    [
      'named teams',
      cup({
        entries: [
          { source: 'team', teamId: 3 },
          { source: 'team', teamId: 4 },
        ],
      }),
    ],
  ])('may be %s', (_, definition) => {
    expect(refusal(leagueFold.initial(7), define(definition))).toBeNull();
  });

  it.each<[string, StageDefinition]>([
    ['one team', cup({}, 1)],
    ['more teams than a cup takes', cup({}, 33)],
    ['a place that two take', cup({ entries: [...ranks(2), ...ranks(2)] })],
    ['a third place of three', cup({ thirdPlace: true }, 3)],
    ['nothing that decides', cup({ decider: [] })],
    ['a decider that may decide nothing', cup({ decider: ['extra-time'] })],
    ['a decider behind the last', cup({ decider: ['kicks', 'extra-time', 'better-placed'] })],
    ['away goals in one leg', cup({ decider: ['away-goals', 'kicks'] })],
    ['a time for no tie', cup({ kickOffs: [{ tie: 'QF1', leg: 1, at }] })],
    ['a time for no leg', cup({ kickOffs: [{ tie: 'F', leg: 2, at }] })],
    [
      'two times for one leg',
      cup({ kickOffs: [1, 2].map(() => ({ tie: 'F', leg: 1 as const, at })) }),
    ],
    ['groups of others', { ...groups(group('A', 4)), entries: ranks(5) }],
    ['two groups of one name', groups(group('A', 2), group('A', 2))],
    ['a group of one', groups(group('A', 1), group('B', 3))],
    ['groups in a knock-out', cup({ groups: [group('A', 4)] })],
    ['a third place of a split', { ...split, thirdPlace: true }],
    ['a group that there is not', entry({ source: 'group', group: 'A', rank: 1 })],
    ['the best of no groups', entry({ source: 'best', rank: 3, nth: 1 })],
    ['the winner of no tie', entry({ source: 'winner', tie: 'QF1' })],
  ])('is refused with %s', (_, definition) => {
    expect(refusal(leagueFold.initial(7), define(definition))).toBe('stage.bad-definition');
  });

  it('may follow from the stages before', () => {
    const { state } = after(define(groups(group('A', 3), group('B', 3))), define());
    for (const one of [
      { source: 'group', group: 'B', rank: 3 },
      { source: 'best', rank: 3, nth: 2 },
      { source: 'loser', tie: 'SF1' },
    ] as const)
      expect(refusal(state, define(entry(one)))).toBeNull();
    expect(refusal(state, define(entry({ source: 'best', rank: 3, nth: 3 })))).toBe(
      'stage.bad-definition',
    );
  });

  it('names each match of a group', () => {
    expect(tieNames(groups(group('A', 3), group('B', 2)))).toEqual(['A-1', 'A-2', 'A-3', 'B-1']);
    expect(tieNames(split)).toHaveLength(6);
  });
});

describe('the decisions about stages', () => {
  const commands = fc.array(
    fc.oneof(
      fc.constant(define()),
      fc
        .record({ n: fc.constantFrom(1, 2), again: fc.boolean() })
        .map(({ n, again }) => seed([1, 2, 3, 4], { stageId: n, again })),
      fc.constantFrom('SF1', 'F').map((tie) => decideTie(tie)),
      fc
        .record({
          n: fc.integer({ min: 1, max: 12 }),
          of: fc.constantFrom(
            'StageDefined' as const,
            'StageSeeded' as const,
            'TieDecided' as const,
          ),
        })
        .map(({ n, of }) => undo(`c${n}.0`, of)),
    ),
    { maxLength: 12 },
  );

  it('fold to the same state from the beginning and step by step', () => {
    fc.assert(
      fc.property(commands, (all) => {
        let state = leagueFold.initial(7);
        const log: LoggedLeagueEvent[] = [];
        for (const [index, command] of all.entries()) {
          const decision = decideLeague(state, command, { commandId: `c${index + 1}`, at });
          if (!decision.ok) continue;
          log.push(...decision.events);
          state = decision.state;
        }
        expect(leagueFold.replay(7, log)).toEqual(state);
      }),
    );
  });
});
