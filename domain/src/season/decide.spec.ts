import fc from 'fast-check';
import { limits } from '../limits.js';
import { type SeasonRules, usualSeasonRules, withdrawalModes } from '../rules/season-rules.js';
import type { LeagueCommand } from './commands.js';
import { decideLeague } from './decide.js';
import { leagueEventTypes } from './event-types.js';
import { appealOutcomes, type LoggedLeagueEvent, type PointsChange } from './events.js';
import { leagueFold } from './evolve.js';
import type { LeagueState } from './state.js';

const at = '2026-03-14T18:00:00.000Z';
const empty = leagueFold.initial(7);
const minusOne: PointsChange = { teamId: 4, points: -1, cause: 'no-show', on: '2026-03-14' };
const adjust = (change: Partial<PointsChange> = {}): LeagueCommand => ({
  type: 'AdjustPoints',
  change: { ...minusOne, ...change },
});
const set = (rules: Partial<SeasonRules>): LeagueCommand => ({
  type: 'SetSeasonRules',
  rules: { ...usualSeasonRules, ...rules },
});
const voided = (decisionId: string): LeagueCommand => ({
  type: 'VoidDecision',
  decisionId,
  of: 'PointsAdjusted',
});

const decideAs = (commandId: string, state: LeagueState, command: LeagueCommand) =>
  decideLeague(state, command, { commandId, at });

/** The league after these commands, whose ids are `c1`, `c2` and so on; refused ones leave nothing. */
function after(...commands: LeagueCommand[]): { state: LeagueState; log: LoggedLeagueEvent[] } {
  let state = empty;
  const log: LoggedLeagueEvent[] = [];
  for (const [index, command] of commands.entries()) {
    const decision = decideAs(`c${index + 1}`, state, command);
    if (!decision.ok) continue;
    log.push(...decision.events);
    state = decision.state;
  }
  return { state, log };
}

function refusal(state: LeagueState, command: LeagueCommand): string | null {
  const decision = decideAs('refused', state, command);
  return decision.ok ? null : decision.refusal.code;
}

describe('the rules of a season', () => {
  it('are the usual ones in version 0 until the league sets its own', () => {
    expect(empty.seasonRules).toEqual({ version: 0, rules: usualSeasonRules });
  });

  it('are set as a whole, each time with the next version', () => {
    const { state, log } = after(set({ noShowLimit: 3 }), set({ withdrawal: 'award-all' }));
    const rules = { ...usualSeasonRules, withdrawal: 'award-all' };
    expect(state.seasonRules).toEqual({ version: 2, rules });
    expect(log.at(-1)).toEqual({
      type: 'SeasonRulesSet',
      data: { rules, version: 2 },
      id: 'c2.0',
      at,
      version: 2,
    });
  });

  it.each([
    ['yellowSteps', [3, 3]],
    ['yellowSteps', [6, 3]],
    ['exclusionSteps', [2, 1]],
  ])('are refused where %s do not rise', (field, steps) => {
    const discipline = { ...usualSeasonRules.discipline, [field]: steps };
    expect(refusal(empty, set({ discipline }))).toBe('season-rules.steps');
  });

  it.each([[[]], [['tick', 'tick'] as const]])('are refused with the methods %j', (methods) => {
    const signing = { ...usualSeasonRules.signing, methods: [...methods] };
    expect(refusal(empty, set({ signing }))).toBe('season-rules.methods');
  });

  it('cannot be undone: newer ones take their place', () => {
    const { state } = after(set({ noShowLimit: 3 }));
    const command = {
      type: 'VoidDecision',
      decisionId: 'c1.0',
      of: 'SeasonRulesSet',
    } as const;
    expect(refusal(state, command)).toBe('decision.not-found');
  });
});

describe('points', () => {
  it('that are taken away stand with their cause and day, under the id of the decision', () => {
    expect(after(adjust()).state.adjustments).toEqual([{ id: 'c1.0', ...minusOne }]);
  });

  it('that are given back are as if they had never been taken, but for the version', () => {
    const once = after(adjust(), adjust({ teamId: 5 }), voided('c1.0')).state;
    const never = decideLeague(empty, adjust({ teamId: 5 }), { commandId: 'c2', at });
    expect(once.adjustments).toEqual(never.ok && never.state.adjustments);
    expect(once.version).toBe(3);
  });

  it('are given back once', () => {
    const { state } = after(adjust(), voided('c1.0'));
    expect(refusal(state, voided('c1.0'))).toBe('decision.not-found');
    expect(refusal(state, voided('c2.0'))).toBe('decision.not-found');
    expect(refusal(empty, voided('c1.0'))).toBe('decision.not-found');
  });
});

describe('a team that withdraws', () => {
  const withdraw: LeagueCommand = {
    type: 'WithdrawTeam',
    teamId: 4,
    mode: 'half-rule',
    halfUntil: 9,
  };
  const reinstate: LeagueCommand = { type: 'ReinstateTeam', teamId: 4 };

  it('is out with its mode and the round until which its results stay', () => {
    const withdrawal = { teamId: 4, mode: 'half-rule', halfUntil: 9 };
    const { state, log } = after(withdraw);
    expect(log).toEqual([{ type: 'TeamWithdrawn', data: withdrawal, id: 'c1.0', at, version: 1 }]);
    expect(state.withdrawals).toEqual([{ id: 'c1.0', at, ...withdrawal }]);
  });

  it('withdraws once, until it is back', () => {
    expect(refusal(after(withdraw).state, withdraw)).toBe('league.team-withdrawn');
    expect(refusal(after(withdraw, reinstate).state, withdraw)).toBeNull();
    const other = { ...withdraw, teamId: 5 };
    expect(refusal(after(withdraw).state, other)).toBeNull();
  });

  it('is back as if it had never left', () => {
    const { state, log } = after(adjust(), withdraw, reinstate);
    expect(log.at(-1)).toMatchObject({ type: 'DecisionVoided', data: { decisionId: 'c2.0' } });
    expect({ ...state, version: 1 }).toEqual(after(adjust()).state);
  });

  it('is only brought back where it has left, and never as one decision among others', () => {
    expect(refusal(empty, reinstate)).toBe('league.not-withdrawn');
    expect(refusal(after(withdraw, reinstate).state, reinstate)).toBe('league.not-withdrawn');
    const alone = { type: 'VoidDecision', decisionId: 'c1.0', of: 'TeamWithdrawn' } as const;
    expect(refusal(after(withdraw).state, alone)).toBe('decision.not-found');
  });
});

describe('lots', () => {
  const draw: LeagueCommand = { type: 'DrawLots', for: 'table', teams: [3, 8], drawn: [8, 3] };

  it('are drawn once between the same teams, until the draw is undone', () => {
    const { state, log } = after(draw);
    const data = { for: 'table', teams: [3, 8], order: [8, 3] };
    expect(log).toEqual([{ type: 'LotsDrawn', data, id: 'c1.0', at, version: 1 }]);
    expect(state.lots).toEqual([{ id: 'c1.0', version: 1, ...data }]);
    expect(refusal(state, { ...draw, drawn: [3, 8] })).toBe('lots.not-tied');
    expect(refusal(state, { ...draw, teams: [3, 9], drawn: [3, 9] })).toBeNull();
    const undo: LeagueCommand = { type: 'VoidDecision', decisionId: 'c1.0', of: 'LotsDrawn' };
    const undone = after(draw, undo).state;
    expect(undone.lots).toEqual([]);
    expect(refusal(undone, draw)).toBeNull();
  });

  it('for places of a table leave those for a tie of the same teams to be drawn', () => {
    const { state } = after(draw);
    const ofTie: LeagueCommand = { ...draw, for: 'tie' };
    expect(refusal(state, ofTie)).toBeNull();
    const both = after(draw, ofTie).state;
    expect([refusal(both, draw), refusal(both, ofTie)]).toEqual(['lots.not-tied', 'lots.not-tied']);
  });
});

describe('a league whose matches are deleted', () => {
  const clear: LeagueCommand = { type: 'ClearDecisions' };
  const restore: LeagueCommand = { type: 'RestoreDecisions' };
  const leave: LeagueCommand = { type: 'WithdrawTeam', teamId: 4, mode: 'annul-all' };
  const draw: LeagueCommand = { type: 'DrawLots', for: 'table', teams: [3, 8], drawn: [8, 3] };
  const decided = [set({ noShowLimit: 3 }), adjust(), leave, draw];

  it('has no points, withdrawals and lots any more, and the rules of its season', () => {
    const { state, log } = after(...decided, clear);
    expect(log.at(-1)).toMatchObject({ type: 'DecisionsCleared', data: {}, version: 5 });
    expect(state).toMatchObject({ adjustments: [], withdrawals: [], lots: [] });
    expect(state.seasonRules).toEqual(after(...decided).state.seasonRules);
    expect(refusal(state, voided('c2.0'))).toBe('decision.not-found');
    expect(refusal(state, leave)).toBeNull();
  });

  it('has its decisions again when the matches are restored', () => {
    const { state } = after(...decided, clear, restore);
    expect({ ...state, version: 4 }).toEqual(after(...decided).state);
    expect(refusal(state, restore)).toBe('decision.not-found');
    expect(refusal(state, voided('c2.0'))).toBeNull();
  });

  it('has the newer decisions where the season was played again', () => {
    const { state } = after(...decided, clear, adjust({ points: -3 }));
    expect(refusal(state, restore)).toBe('decision.needed');
    expect(refusal(state, voided('c6.0'))).toBeNull();
    expect(refusal(empty, restore)).toBe('decision.not-found');
  });
});

it('a full log takes only what undoes something of it', () => {
  const full = after(...Array.from({ length: limits.leagueLog }, () => adjust())).state;
  expect(full.version).toBe(limits.leagueLog);
  expect(refusal(full, adjust())).toBe('league.log-full');
  expect(refusal(full, set({}))).toBe('league.log-full');
  expect(refusal(full, voided('c1.0'))).toBeNull();
  expect(refusal(full, { type: 'ClearDecisions' })).toBeNull();
});

const decisionIds = fc.integer({ min: 1, max: 12 }).map((n) => `c${n}.0`);

const anyCommand: fc.Arbitrary<LeagueCommand> = fc.oneof(
  fc
    .record({ teamId: fc.integer({ min: 1, max: 3 }), points: fc.integer({ min: -3, max: 3 }) })
    .map((change) => adjust(change)),
  fc.integer({ min: 1, max: 9 }).map((noShowLimit) => set({ noShowLimit })),
  fc
    .record({ teamId: fc.integer({ min: 1, max: 3 }), mode: fc.constantFrom(...withdrawalModes) })
    .map((withdrawal): LeagueCommand => ({ type: 'WithdrawTeam', ...withdrawal })),
  fc
    .integer({ min: 1, max: 3 })
    .map((teamId): LeagueCommand => ({ type: 'ReinstateTeam', teamId })),
  fc.shuffledSubarray([1, 2, 3], { minLength: 2 }).map((drawn): LeagueCommand => {
    return { type: 'DrawLots', for: 'table', teams: drawn.toSorted((a, b) => a - b), drawn };
  }),
  fc.integer({ min: 1, max: 3 }).map((playerId): LeagueCommand => {
    const length = { kind: 'matches', amount: 2 } as const;
    const suspension = { playerId, ...length, reason: 'red', from: '2026-03-15' } as const;
    return { type: 'ImposeSuspension', suspension };
  }),
  fc
    .record({ decisionId: decisionIds, amount: fc.integer({ min: 1, max: 3 }) })
    .map((change): LeagueCommand => {
      return { type: 'ChangeSuspension', change: { kind: 'matches', ...change } };
    }),
  fc
    .record({ decisionId: decisionIds, suspensive: fc.boolean() })
    .map((appeal): LeagueCommand => ({ type: 'FileAppeal', appeal })),
  fc
    .record({ appealId: decisionIds, outcome: fc.constantFrom(...appealOutcomes) })
    .map((decided): LeagueCommand => ({ type: 'DecideAppeal', ...decided })),
  fc.constantFrom<LeagueCommand>({ type: 'ClearDecisions' }, { type: 'RestoreDecisions' }),
  decisionIds.map((decisionId): LeagueCommand => {
    return { type: 'VoidDecision', decisionId, of: leagueEventTypes };
  }),
);

describe('whatever a league decides', () => {
  it('its log folds to the state that was decided, in one piece or in two', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), fc.nat(), (commands, at) => {
        const { state, log } = after(...commands);
        expect(leagueFold.replay(7, log)).toEqual(state);
        const cut = at % (log.length + 1);
        const before = leagueFold.replay(7, log.slice(0, cut));
        expect(leagueFold.extend(before, log.slice(cut))).toEqual(state);
        expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
      }),
    );
  });

  it('what was voided never was', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), (commands) => {
        const { state, log } = after(...commands);
        const gone = new Set(
          log.flatMap(({ type, data }) => (type === 'DecisionVoided' ? [data.decisionId] : [])),
        );
        const rest = log.filter(({ id, type }) => type !== 'DecisionVoided' && !gone.has(id));
        const { version: _, ...without } = leagueFold.replay(7, rest);
        expect(state).toMatchObject(without);
      }),
    );
  });
});
