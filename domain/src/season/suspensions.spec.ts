import { limits } from '../limits.js';
import { usualSeasonRules } from '../rules/season-rules.js';
import type { LeagueCommand } from './commands.js';
import { decideLeague } from './decide.js';
import type { ChangedSuspension, ImposedSuspension, LeagueEventType } from './events.js';
import { leagueFold } from './evolve.js';
import type { LeagueState, Suspension } from './state.js';

const at = '2026-03-14T18:00:00.000Z';
const imposed: ImposedSuspension = {
  playerId: 7,
  kind: 'matches',
  amount: 2,
  reason: 'violent-conduct',
  from: '2026-03-15',
  matchId: 31,
};
const { playerId, ...details } = imposed;
const person = { kind: 'player', id: playerId };
const impose = (more: Partial<ImposedSuspension> = {}): LeagueCommand => ({
  type: 'ImposeSuspension',
  suspension: { ...imposed, ...more },
});
const change = (more: Partial<ChangedSuspension> = {}): LeagueCommand => ({
  type: 'ChangeSuspension',
  change: { decisionId: 'c1.0', kind: 'matches', ...more },
});
const appeal = (suspensive = false, decisionId = 'c1.0'): LeagueCommand => ({
  type: 'FileAppeal',
  appeal: { decisionId, suspensive },
});
const decideAppeal = (
  appealId: string,
  outcome: 'upheld' | 'rejected' = 'rejected',
): LeagueCommand => ({ type: 'DecideAppeal', appealId, outcome });
const undo = (decisionId: string, ...of: LeagueEventType[]): LeagueCommand => ({
  type: 'VoidDecision',
  decisionId,
  of,
});

/** The league after these commands, whose ids are `c1`, `c2` and so on. */
function after(...commands: LeagueCommand[]): LeagueState {
  return commands.reduce((state, command, index) => {
    const decision = decideLeague(state, command, { commandId: `c${index + 1}`, at });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
    return decision.state;
  }, leagueFold.initial(7));
}

function refusal(state: LeagueState, command: LeagueCommand): string | null {
  const decision = decideLeague(state, command, { commandId: 'refused', at });
  return decision.ok ? null : decision.refusal.code;
}

const only = ({ suspensions }: LeagueState): Suspension | undefined => {
  expect(suspensions).toHaveLength(1);
  return suspensions[0];
};

describe('a suspension', () => {
  it('stands under the id of its decision, with no appeal', () => {
    expect(only(after(impose()))).toEqual({ id: 'c1.0', at, person, ...details, appeal: null });
  });

  it('is of an official of a team likewise, and is changed, lifted and undone alike', () => {
    const suspension = { ...details, officialId: 3 };
    const ofCoach: LeagueCommand = { type: 'ImposeSuspension', suspension };
    const coach = { kind: 'official', id: 3 };
    expect(only(after(ofCoach))).toMatchObject({ person: coach, amount: 2, appeal: null });
    expect(after(ofCoach).decisions).toMatchObject([
      { type: 'OfficialSuspended', data: suspension },
    ]);
    expect(only(after(ofCoach, change({ amount: 4 })))).toMatchObject({ person: coach, amount: 4 });
    const lifted = after(ofCoach, appeal(true), decideAppeal('c2.0', 'upheld'));
    expect(only(lifted)).toMatchObject({ appeal: { outcome: 'upheld' } });
    expect(after(ofCoach, undo('c1.0', 'OfficialSuspended')).suspensions).toEqual([]);
    const { amount: _, ...noLength } = suspension;
    const endless: LeagueCommand = { type: 'ImposeSuspension', suspension: noLength };
    expect(refusal(after(), endless)).toBe('suspension.length');
  });

  it.each<[string, Partial<ChangedSuspension>, Partial<ImposedSuspension>]>([
    ['more matches', { amount: 4 }, { amount: 4 }],
    ['a last day', { kind: 'until', until: '2026-05-01' }, { kind: 'until', until: '2026-05-01' }],
    ['no end', { kind: 'for-ever' }, { kind: 'for-ever' }],
  ])('that is changed to %s has nothing of its old length', (_, length, changed) => {
    const { amount: __, ...rest } = details;
    const suspension = only(after(impose(), change(length)));
    expect(suspension).toStrictEqual({
      id: 'c1.0',
      at,
      person,
      ...rest,
      ...changed,
      appeal: null,
      earlier: [{ kind: 'matches', amount: 2, endedAt: at }],
    });
  });

  it('has its old length again when the change is undone', () => {
    const changed = after(impose(), change({ amount: 4 }));
    expect(refusal(changed, undo('c2.0', 'SuspensionImposed'))).toBe('decision.not-found');
    const undone = after(
      impose(),
      change({ amount: 4 }),
      undo('c2.0', 'SuspensionImposed', 'SuspensionChanged'),
    );
    expect(only(undone)).toEqual(only(after(impose())));
  });

  it.each<[string, Partial<ImposedSuspension>]>([
    ['matches without a number', { amount: undefined }],
    ['matches with a day', { until: '2026-05-01' }],
    ['a day that is left out', { kind: 'until', amount: undefined }],
    ['a day with matches', { kind: 'until', until: '2026-05-01' }],
    ['a day before it begins', { kind: 'until', amount: undefined, until: '2026-03-14' }],
    ['matches for ever', { kind: 'for-ever' }],
  ])('is refused for %s', (_, length) => {
    expect(refusal(leagueFold.initial(7), impose(length))).toBe('suspension.length');
    const { kind = 'matches', amount, until } = { ...imposed, ...length };
    expect(refusal(after(impose()), change({ kind, amount, until }))).toBe('suspension.length');
  });

  it('is gone with its changes and its appeal when it is cancelled, and is as if it had never been', () => {
    const cancelled = after(
      impose({ playerId: 8 }),
      impose(),
      change({ decisionId: 'c2.0', amount: 4 }),
      appeal(true, 'c2.0'),
      decideAppeal('c4.0'),
      undo('c2.0', 'SuspensionImposed'),
    );
    expect({ ...cancelled, version: 1 }).toEqual(after(impose({ playerId: 8 })));
    for (const [id, type] of [
      ['c3.0', 'SuspensionChanged'],
      ['c4.0', 'AppealFiled'],
      ['c5.0', 'AppealDecided'],
    ] as const)
      expect(refusal(cancelled, undo(id, type))).toBe('decision.not-found');
  });

  it('that is not there is neither changed nor appealed against', () => {
    const { state } = { state: after(impose(), undo('c1.0', 'SuspensionImposed')) };
    for (const command of [change({ amount: 3 }), appeal(), decideAppeal('c1.0')])
      expect(refusal(state, command)).toBe('decision.not-found');
  });

  it('ends with the matches of the league, and is back with them', () => {
    const cleared = after(impose(), { type: 'ClearDecisions' });
    expect(cleared.suspensions).toEqual([]);
    expect(refusal(cleared, appeal())).toBe('decision.not-found');
    const restored = after(
      impose(),
      appeal(),
      { type: 'ClearDecisions' },
      { type: 'RestoreDecisions' },
    );
    expect(only(restored)).toEqual(only(after(impose(), appeal())));
    const newer = after(impose(), { type: 'ClearDecisions' }, impose({ playerId: 8 }));
    expect(refusal(newer, { type: 'RestoreDecisions' })).toBe('decision.needed');
  });

  it('finds no room in a full log', () => {
    const rules: LeagueCommand = { type: 'SetSeasonRules', rules: usualSeasonRules };
    const full = after(...Array.from({ length: limits.leagueLog }, () => rules));
    expect(refusal(full, impose())).toBe('league.log-full');
  });
});

describe('an appeal', () => {
  it('is open until it is decided', () => {
    const filed = after(impose(), appeal(true));
    const open = { id: 'c2.0', at, suspensive: true };
    expect(only(filed)?.appeal).toEqual({ ...open, outcome: null, decidedAt: null });
    const rejected = after(impose(), appeal(true), decideAppeal('c2.0'));
    const decided = { outcome: 'rejected', decidedAt: at };
    expect(only(rejected)?.appeal).toEqual({ ...open, ...decided });
  });

  it('is filed once and decided once, until either is undone', () => {
    const filed = after(impose(), appeal());
    expect(refusal(filed, appeal(true))).toBe('appeal.decided');
    const decided = after(impose(), appeal(), decideAppeal('c2.0'));
    expect(refusal(decided, appeal())).toBe('appeal.decided');
    expect(refusal(decided, decideAppeal('c2.0', 'upheld'))).toBe('appeal.decided');
    const reopened = after(
      impose(),
      appeal(),
      decideAppeal('c2.0'),
      undo('c3.0', 'AppealFiled', 'AppealDecided'),
    );
    expect(reopened.suspensions).toEqual(filed.suspensions);
    const withdrawn = after(
      impose(),
      appeal(),
      decideAppeal('c2.0'),
      undo('c2.0', 'AppealFiled', 'AppealDecided'),
    );
    expect(withdrawn.suspensions).toEqual(after(impose()).suspensions);
    expect(refusal(withdrawn, decideAppeal('c2.0'))).toBe('decision.not-found');
  });

  it('that is upheld leaves nothing to change', () => {
    const lifted = after(impose(), appeal(), decideAppeal('c2.0', 'upheld'));
    expect(refusal(lifted, change({ amount: 1 }))).toBe('appeal.decided');
    expect(refusal(lifted, undo('c1.0', 'SuspensionImposed'))).toBeNull();
  });
});
