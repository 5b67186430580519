import { aMatch, at, away, home, roster } from '../../testing/match-story.js';
import { liveMatch } from '../../views/live-match.js';
import type { ListCheck, MatchCommand } from '../commands.js';
import { decide } from '../decide/decide.js';
import { redoCommand } from '../event-types/event-types.js';
import { asSeenByEveryone } from '../event-types/seen-by.js';
import { replay } from '../fold/evolve.js';

const strict: ListCheck = { suspended: { playerIds: [3, 12], strict: true } };
const lenient: ListCheck = { suspended: { playerIds: [3, 12], strict: false } };
const decision = [{ playerId: 3, reason: 'decision' }] as const;

const confirm = (check: ListCheck = {}, playerIds: readonly number[] = home): MatchCommand => ({
  type: 'ConfirmAttendance',
  team: 'home',
  playerIds,
  roster,
  ...check,
});
const initialise = (check: ListCheck = {}): MatchCommand => ({
  type: 'InitialiseMatch',
  playerIds: [...home, ...away],
  roster,
  ...check,
});
const add = (check: ListCheck = {}): MatchCommand => ({
  type: 'AddPlayer',
  team: 'home',
  playerId: 6,
  reason: null,
  roster,
  ...check,
});
const kickOff = (check: ListCheck = {}): MatchCommand => ({
  type: 'ChangeState',
  wanted: { matchState: 'first-half' },
  ...check,
});

describe('a list with a suspended player', () => {
  it.each([
    ['an attendance', confirm(strict), [3]],
    ['the line-ups', initialise(strict), [3, 12]],
  ])('is refused without an override: %s', (_, command, playerIds) => {
    const { state } = aMatch().scheduled();
    expect(decide(state, command, { commandId: 'list', at: at(-9) })).toEqual({
      ok: false,
      refusal: { code: 'match.player-suspended', details: { playerIds } },
    });
  });

  it('is taken without the player', () => {
    const story = aMatch()
      .scheduled()
      .when(confirm(strict, [1, 2]));
    expect(story.state.overrides).toBeUndefined();
  });

  it('is taken with a reason', () => {
    const story = aMatch().scheduled();
    story.when(confirm({ ...strict, overrides: decision }));
    expect(story.state.overrides).toEqual({ 3: 'decision' });
    expect(story.latest).toMatchObject({
      type: 'SuspensionOverridden',
      data: { listedBy: story.log.at(-2)?.id, playerId: 3, reason: 'decision' },
    });
  });

  it('is taken where nobody noticed, and notes it', () => {
    const story = aMatch().scheduled().when(confirm(lenient)).when(initialise(lenient));
    expect(story.state.overrides).toEqual({ 3: 'unnoticed', 12: 'unnoticed' });
  });

  it('goes with the line-ups that were undone, and asks again, also after an attendance without it', () => {
    const story = aMatch().scheduled().when(confirm());
    story.when(initialise({ ...lenient, overrides: decision })).undo();
    expect(story.state).toMatchObject({ lineup: null, attendance: { home } });
    expect(story.state.overrides).toBeUndefined();
    expect(story.attempt(initialise(strict))).toBe('match.player-suspended');
  });

  it('asks once: line-ups find the override of the attendance', () => {
    const story = aMatch().scheduled();
    story.when(confirm({ ...strict, overrides: decision }));
    story.when(initialise({ suspended: { playerIds: [3], strict: true } }));
    expect(story.state.overrides).toEqual({ 3: 'decision' });
    expect(story.log.filter(({ type }) => type === 'SuspensionOverridden')).toHaveLength(1);
  });

  it('is checked once more when the match is initialised', () => {
    const story = aMatch().scheduled().when(confirm());
    expect(story.attempt(initialise(strict))).toBe('match.player-suspended');
  });

  it('is checked once more at the first whistle, which is never refused', () => {
    const story = aMatch().initialised().when(kickOff(strict), at(0));
    expect(story.state).toMatchObject({
      status: 'in_progress',
      overrides: { 3: 'unnoticed', 12: 'unnoticed' },
    });
    const whistled = story.state.version;
    story.when(kickOff(strict), at(1));
    expect(story.state.version).toBe(whistled);
  });

  it('is not checked by a later whistle', () => {
    const story = aMatch().started();
    story.when({ type: 'ChangeState', wanted: { matchState: 'half-time' }, ...lenient });
    expect(story.state.overrides).toBeUndefined();
  });
});

describe('a suspended player who comes late', () => {
  const late = { suspended: { playerIds: [6], strict: true } };

  it('needs a reason too', () => {
    expect(aMatch().initialised().attempt(add(late))).toBe('match.player-suspended');
  });

  it('is added with one, and leaves the list with it', () => {
    const story = aMatch().initialised();
    story.when(add({ ...late, overrides: [{ playerId: 6, reason: 'unknown-at-table' }] }));
    expect(story.state.overrides).toEqual({ 6: 'unknown-at-table' });
    story.undo();
    expect(story.latest).toMatchObject({ data: { actionId: story.log.at(-3)?.id } });
    expect(story.state.overrides).toBeUndefined();
    expect(story.state.lineup?.home).toEqual(home);
  });
});

describe('a suspended player who replaces another one', () => {
  const suspended = { playerIds: [6], strict: true };
  const replace = (check: ListCheck, playerId = 3, replacedBy = 6): MatchCommand => ({
    type: 'ReplacePlayer',
    team: 'home',
    playerId,
    replacedBy,
    reason: 'absent',
    roster,
    ...check,
  });

  it('gives the place back, also to a list that had the player before', () => {
    const story = aMatch()
      .initialised()
      .when(replace({}, 3, 6));
    const back = { playerIds: [3], strict: true };
    story.when(
      replace({ suspended: back, overrides: [{ playerId: 3, reason: 'decision' }] }, 6, 3),
    );
    story.undo();
    expect(story.state.lineup?.home).toEqual([1, 2, 4, 5, 6]);
    expect(story.state.overrides).toBeUndefined();
  });

  it('needs a reason too', () => {
    const story = aMatch().initialised();
    expect(story.attempt(replace({ suspended }))).toBe('match.player-suspended');
    story.when(replace({ suspended, overrides: [{ playerId: 6, reason: 'decision' }] }));
    expect(story.state.overrides).toEqual({ 6: 'decision' });
    story.undo();
    expect(story.state.overrides).toBeUndefined();
    expect(story.state.lineup?.home).toEqual(home);
  });

  it('is noted where nobody noticed', () => {
    const story = aMatch().initialised();
    story.when(replace({ suspended: { ...suspended, strict: false } }));
    expect(story.state.overrides).toEqual({ 6: 'unnoticed' });
  });

  it('keeps the override of the one who left needed: he may come back', () => {
    const story = aMatch().scheduled();
    story.when(confirm({ ...strict, overrides: decision }));
    const actionId = story.log.at(-2)?.id ?? '';
    story.when(initialise()).when(replace({}));
    expect(story.attempt({ type: 'Undo', actionId })).toBe('match.cannot-undo');
    story.undo();
    expect(story.state.overrides).toEqual({ 3: 'decision' });
  });
});

describe('the undo of a list', () => {
  it('leaves no override', () => {
    const story = aMatch().scheduled();
    story.when(confirm({ ...strict, overrides: decision })).undo();
    expect(story.state.overrides).toBeUndefined();
    expect(story.state.attendance.home).toBeNull();
    expect(replay(7, story.log)).toEqual(story.state);
  });

  it('is refused while the line-ups need its override', () => {
    const story = aMatch().scheduled();
    story.when(confirm({ ...strict, overrides: decision }));
    const actionId = story.log.at(-2)?.id ?? '';
    story.when(initialise());
    expect(story.attempt({ type: 'Undo', actionId })).toBe('match.cannot-undo');
    story.undo().undo(actionId);
    expect(story.state.overrides).toBeUndefined();
  });

  it('is the only way to undo an override', () => {
    const story = aMatch().scheduled();
    story.when(confirm({ ...strict, overrides: decision }));
    const actionId = story.latest.id;
    expect(story.attempt({ type: 'Undo', actionId })).toBe('match.nothing-to-undo');
  });

  it('can be repeated with the reasons that were given', () => {
    const story = aMatch().scheduled();
    story.when(confirm({ ...lenient, overrides: decision }));
    const { state } = story;
    const [listed] = state.actions.filter(({ type }) => type === 'AttendanceConfirmed');
    if (listed === undefined) throw new Error('Nothing was listed');
    expect(redoCommand(state, listed)).toMatchObject({ overrides: decision });
    const unnoticed = aMatch().scheduled().when(confirm(lenient)).state;
    expect(redoCommand(unnoticed, listed)).not.toHaveProperty('overrides');
  });
});

it('an override is nothing that everyone learns', () => {
  const story = aMatch()
    .scheduled()
    .when(confirm({ ...strict, overrides: decision }));
  const seen = story.log.map(asSeenByEveryone);
  expect(JSON.stringify(seen)).not.toContain('decision');
  expect(liveMatch(replay(7, seen))).toEqual(liveMatch(story.state));
  expect(JSON.stringify(liveMatch(story.state))).not.toContain('decision');
});
