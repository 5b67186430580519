import { aMatch } from '../../testing/match-story.js';
import { aMatchUnder, fifa } from '../../testing/play-story.js';
import type { MatchCommand } from '../commands.js';
import { decide } from '../decide/decide.js';
import type { MatchState } from '../state.js';
import { administratorsActions } from './console-rights.js';

const at = '2026-03-15T16:10:00.000Z';
let commands = 0;

function after(state: MatchState, command: MatchCommand, atConsole: boolean): MatchState {
  commands += 1;
  const decision = decide(state, command, { commandId: `entry-${commands}`, at, atConsole });
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.state;
}

const refusal = (state: MatchState, command: MatchCommand, atConsole = true): string | null => {
  const decision = decide(state, command, { commandId: 'tried', at, atConsole });
  return decision.ok ? null : decision.refusal.code;
};

const goal: MatchCommand = {
  type: 'RecordGoal',
  team: 'home',
  scorer: 1,
  assist: null,
  kind: 'open-play',
};
const card: MatchCommand = { type: 'RaisePlayerCounter', playerId: 1, counter: 'redCards' };
const latestId = ({ actions }: MatchState): string => actions.at(-1)?.id ?? '';
const theirs = 'match.entered-by-administrator';

describe('given an entry of an administrator, the console', () => {
  const entries: [string, MatchCommand][] = [
    ['goal', goal],
    ['score', { type: 'SetScore', team: 'home', score: 2 }],
    ['red card', card],
    ['whistle', { type: 'ChangeState', wanted: { matchState: 'half-time' } }],
    ['timeout', { type: 'ChangeState', wanted: { homeTimeoutsUsed: 1 } }],
  ];

  it.each(entries)('does not undo the %s', (_name, entry) => {
    const state = after(aMatch().started().state, entry, false);
    expect(refusal(state, { type: 'Undo', actionId: latestId(state) })).toBe(theirs);
    expect(refusal(state, { type: 'Undo' })).toBe(theirs);
    expect(refusal(state, { type: 'Undo', actionId: latestId(state) }, false)).toBeNull();
  });

  it.each(entries)('undoes its own %s, and so does the administrator', (_name, entry) => {
    const state = after(aMatch().started().state, entry, true);
    expect(refusal(state, { type: 'Undo', actionId: latestId(state) })).toBeNull();
    expect(refusal(state, { type: 'Undo', actionId: latestId(state) }, false)).toBeNull();
  });

  it('does not correct it', () => {
    const state = after(aMatch().started().state, goal, false);
    const correction: MatchCommand = {
      type: 'CorrectAction',
      actionId: latestId(state),
      correction: { scorer: 2 },
    };
    expect(refusal(state, correction)).toBe(theirs);
    expect(refusal(state, correction, false)).toBeNull();
  });

  it('does not lower a score through the wanted state', () => {
    const state = after(aMatch().started().state, goal, false);
    expect(refusal(state, { type: 'ChangeState', wanted: { homeScore: 0 } })).toBe(theirs);
    const own = after(aMatch().started().state, goal, true);
    expect(refusal(own, { type: 'ChangeState', wanted: { homeScore: 0 } })).toBeNull();
  });

  it('counts a statistic down to what administrators counted, in any way', () => {
    const shot = (by: 1 | -1): MatchCommand => ({
      type: 'ChangeTeamStatistic',
      team: 'home',
      statistic: 'shots',
      by,
    });
    const wanted = (homeShots: number): MatchCommand => ({
      type: 'ChangeState',
      wanted: { homeShots },
    });
    const theirShots = after(aMatch().started().state, wanted(2), false);
    expect([shot(-1), wanted(1)].map((one) => refusal(theirShots, one))).toEqual([theirs, theirs]);
    const both = after(theirShots, shot(1), true);
    expect([shot(-1), wanted(2)].map((one) => refusal(both, one))).toEqual([null, null]);
    expect(refusal(both, wanted(1))).toBe(theirs);
    expect(refusal(both, wanted(1), false)).toBeNull();
  });

  it('does not undo its own entry once an administrator has corrected it', () => {
    const own = after(aMatch().started().state, goal, true);
    const actionId = latestId(own);
    const corrected = after(
      own,
      { type: 'CorrectAction', actionId, correction: { scorer: 2 } },
      false,
    );
    expect(refusal(corrected, { type: 'Undo', actionId })).toBe(theirs);
    expect(refusal(corrected, { type: 'Undo' })).toBe(theirs);
  });

  it('replaces its own MVP and never an administrator’s', () => {
    const over = aMatch().finished().state;
    const choose = (playerId: number): MatchCommand => ({ type: 'ChooseMvp', playerId });
    expect(refusal(after(over, choose(1), true), choose(2))).toBeNull();
    expect(refusal(after(over, choose(1), false), choose(2))).toBe(theirs);
  });

  it('never cancels, and still enters what is new', () => {
    const state = after(aMatch().started().state, goal, false);
    const cancel: MatchCommand = { type: 'ChangeState', wanted: { status: 'cancelled' } };
    expect(refusal(state, cancel)).toBe('match.administrators-only');
    expect(refusal(state, card)).toBeNull();
  });
});

describe('whatever consoles and administrators enter, undo and correct in any order', () => {
  /** A deterministic generator, so that a failure repeats. */
  function randomOf(seed: number): (below: number) => number {
    let value = seed;
    return (below) => {
      value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
      return value % below;
    };
  }

  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'no console takes an entry of an administrator from the log (%i)',
    (seed) => {
      const random = randomOf(seed + 1);
      let { state } = aMatch().started();
      for (let n = 0; n < 60; n += 1) {
        const atConsole = random(3) > 0;
        const target = state.actions[random(state.actions.length)]?.id ?? '';
        const command = [
          goal,
          card,
          { type: 'Undo', actionId: target },
          { type: 'CorrectAction', actionId: target, correction: { second: random(900) } },
          { type: 'ChangeState', wanted: { homeScore: random(4) } },
        ][random(5)] as MatchCommand;
        const before = administratorsActions(state);
        const decision = decide(state, command, { commandId: `n-${seed}-${n}`, at, atConsole });
        if (!decision.ok) continue;
        state = decision.state;
        const left = new Set(state.actions.map(({ id }) => id));
        const lost = [...before].filter((id) => !left.has(id));
        const changed = decision.events.filter(
          (event) => event.type === 'ActionCorrected' && before.has(event.data.actionId),
        );
        if (atConsole) expect([lost, changed]).toEqual([[], []]);
      }
    },
  );
});

it('an entry of the console that an administrator wants to check later stays the console’s', () => {
  const goalState = after(aMatchUnder(fifa).started().state, goal, true);
  const actionId = latestId(goalState);
  const marked = after(goalState, { type: 'FlagEntry', actionId, flagged: true }, false);
  expect(refusal(marked, { type: 'Undo', actionId })).toBeNull();
  expect(refusal(marked, { type: 'Undo', actionId: latestId(marked) })).toBe(theirs);
});
