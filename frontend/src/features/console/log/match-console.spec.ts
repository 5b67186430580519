import {
  type ConsoleCommand,
  callOf,
  type LoggedMatchEvent,
  liveMatch,
  outcomeOf,
  scoreOf,
  whistles,
} from '@kolo/domain';
import { waitFor } from '@testing-library/react';
import type { OutboxListener } from '@/features/console/taps/outbox';
import {
  FakeMatchServer,
  kickOff,
  roster,
  suspendedKovac,
} from '@/features/console/testing/fake-match-server';
import { Device, type Tablet } from '@/features/console/testing/tablet';
import { MatchConsole } from './match-console';
import { redoOf } from './redo';
import type { SavedMatch } from './saved-match';

const goalOf = (playerId: number) =>
  ({ type: 'RaisePlayerCounter', playerId, counter: 'goals' }) as const;

const open: Tablet[] = [];
async function tabletOn(device: Device, grant: number | null = null): Promise<Tablet> {
  const tablet = await device.tablet(grant);
  open.push(tablet);
  return tablet;
}
const shownScore = (tablet: Tablet) => scoreOf(tablet.log.shown);
const settled = (tablet: Tablet) => waitFor(() => expect(tablet.log.pending).toEqual([]));

function scoresOf(tablet: Tablet): (number | null)[] {
  const scores = [shownScore(tablet).home];
  tablet.matchConsole.store.subscribe(() => scores.push(shownScore(tablet).home));
  return scores;
}

let server: FakeMatchServer;
let device: Device;
beforeEach(() => {
  server = new FakeMatchServer().started();
  device = new Device(server);
});
afterEach(() => {
  for (const tablet of open.splice(0)) tablet.close();
});

it('moves the number under the finger and keeps it when the server answers', async () => {
  const tablet = await tabletOn(device);
  tablet.holdAnswers();
  const scores = scoresOf(tablet);

  tablet.matchConsole.tap(goalOf(1));

  expect(shownScore(tablet)).toEqual({ home: 1, away: 0 });
  expect(tablet.log.pending).toHaveLength(1);
  await waitFor(() => expect(server.received).toHaveLength(1));
  tablet.letAnswers();
  await settled(tablet);
  expect(tablet.log.confirmed).toEqual(server.state);
  expect(new Set(scores)).toEqual(new Set([0, 1]));
  expect(scores).toEqual([...scores].sort());
  await waitFor(async () => expect(await device.waiting()).toEqual([]));
});

it('reads the match where an event is withheld from it, and loses nothing around it', async () => {
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  server.happens({ type: 'ChangeState', wanted: whistles.secondHalf });
  server.happens({ type: 'ChangeState', wanted: whistles.finish });
  const tablet = await tabletOn(device);
  server.happens({ type: 'AddRemark' });
  server.happens({ type: 'ChooseMvp', playerId: 1 });
  tablet.push();
  await waitFor(() => expect(tablet.log.confirmed).toEqual(server.state));
  expect(tablet.log.early).toEqual([]);
});

it('does not take a withheld event for known while the match cannot be read', async () => {
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  server.happens({ type: 'ChangeState', wanted: whistles.secondHalf });
  server.happens({ type: 'ChangeState', wanted: whistles.finish });
  const tablet = await tabletOn(device);
  const { version } = tablet.log.confirmed;
  device.readable = false;
  server.happens({ type: 'AddRemark' });
  tablet.push();
  expect(tablet.log.confirmed.version).toBe(version);
  device.readable = true;
  tablet.push();
  await waitFor(() => expect(tablet.log.confirmed).toEqual(server.state));
});

it('reads the match where a newer server sends an event that it does not know', async () => {
  const tablet = await tabletOn(device);
  const [event] = server.happens(goalOf(1));
  const deltas = server.deltas.bind(server);
  jest.spyOn(server, 'deltas').mockImplementation((after) =>
    deltas(after).map((delta) => ({
      ...delta,
      event: { ...delta.event, type: 'FromTheFuture' } as never as LoggedMatchEvent,
    })),
  );
  tablet.push();
  await waitFor(() => expect(tablet.log.confirmed.version).toBe(event?.version));
  expect(shownScore(tablet)).toEqual({ home: 1, away: 0 });
});

it('counts once when the push comes before the answer', async () => {
  const tablet = await tabletOn(device);
  tablet.holdAnswers();
  const scores = scoresOf(tablet);

  tablet.matchConsole.tap(goalOf(1));
  await waitFor(() => expect(server.received).toHaveLength(1));
  tablet.push();

  expect(tablet.log.pending).toEqual([]);
  expect(tablet.log.confirmed).toEqual(server.state);
  tablet.letAnswers();
  await waitFor(async () => expect(await device.waiting()).toEqual([]));
  expect(shownScore(tablet)).toEqual({ home: 1, away: 0 });
  expect(scores).toEqual([...scores].sort());
  expect(Math.max(...scores.map(Number))).toBe(1);
});

it('counts once when the answer comes before the push, also past a gap', async () => {
  const tablet = await tabletOn(device);
  tablet.holdAnswers();
  server.happens(goalOf(11));
  tablet.matchConsole.tap(goalOf(1));
  await waitFor(() => expect(server.received).toHaveLength(1));

  tablet.letAnswers();
  await settled(tablet);
  expect(tablet.log.early).toHaveLength(1);
  expect(shownScore(tablet)).toEqual({ home: 1, away: 0 });

  tablet.push();
  expect(tablet.log.early).toEqual([]);
  expect(tablet.log.shown).toEqual(server.state);
  expect(shownScore(tablet)).toEqual({ home: 1, away: 1 });
});

it('takes a refused tap back, says why, and drops what depends on it', async () => {
  server = new FakeMatchServer().initialised();
  device = new Device(server);
  const tablet = await tabletOn(device);
  // Somebody else cancels the match before this tablet is notified.
  server.happens({ type: 'ChangeState', wanted: { status: 'cancelled' } });

  tablet.matchConsole.tap({ type: 'ChangeState', wanted: whistles.firstHalf });
  tablet.matchConsole.tap(goalOf(1));
  tablet.matchConsole.tap(goalOf(2));

  await settled(tablet);
  expect(tablet.log.shown).toEqual(server.state);
  // The notice comes after the device has forgotten the dropped taps.
  await waitFor(() =>
    expect(tablet.notices).toMatchObject([
      { type: 'refused-by-server', message: 'Utakmica iz ovog stanja ne može prijeći u traženo.' },
      { type: 'dropped', taps: [{ command: goalOf(1) }, { command: goalOf(2) }] },
    ]),
  );
  expect(await device.waiting()).toEqual([]);
  expect(server.received).toHaveLength(1);
});

it('tells that the choice of the MVP was refused until another is chosen', async () => {
  const tablet = await tabletOn(device);
  server.happens({ type: 'ChangeState', wanted: whistles.abandon });
  tablet.matchConsole.tap({ type: 'ChooseMvp', playerId: 1 });
  await waitFor(() =>
    expect(tablet.matchConsole.store.getState().refusedMvp).toMatchObject({
      type: 'refused-by-server',
    }),
  );
  server.happens({ type: 'Undo' });
  await tablet.matchConsole.refresh();
  tablet.matchConsole.tap({ type: 'ChooseMvp', playerId: 2 });
  expect(tablet.matchConsole.store.getState().refusedMvp).toBeNull();
});

it('goes on with the taps after a refused one', async () => {
  const tablet = await tabletOn(device);
  server.happens({ type: 'TakeTimeout', team: 'home' });

  tablet.matchConsole.tap({ type: 'TakeTimeout', team: 'home' });
  tablet.matchConsole.tap(goalOf(1));

  await settled(tablet);
  expect(tablet.log.shown).toEqual(server.state);
  expect(shownScore(tablet)).toEqual({ home: 1, away: 0 });
  expect(tablet.notices).toMatchObject([
    { type: 'refused-by-server', message: 'Tim je već iskoristio timeout u ovom poluvremenu' },
  ]);
});

it('refuses at once what the rules forbid, and sends nothing', async () => {
  const tablet = await tabletOn(device);
  tablet.matchConsole.tap({ type: 'TakeTimeout', team: 'home' });
  await settled(tablet);

  const refusal = tablet.matchConsole.tap({ type: 'TakeTimeout', team: 'home' });

  expect(refusal).toEqual({ code: 'match.timeout-used' });
  expect(tablet.notices).toEqual([{ type: 'refused', refusal: { code: 'match.timeout-used' } }]);
  expect(await device.waiting()).toEqual([]);
  expect(server.received).toHaveLength(1);
});

it('undoes a tap that the server has not seen yet', async () => {
  const tablet = await tabletOn(device);
  device.online = false;
  tablet.matchConsole.tap(goalOf(1));
  const scored = tablet.log.shown.actions.at(-1);
  tablet.matchConsole.tap({ type: 'Undo', actionId: scored?.id ?? '' });
  expect(shownScore(tablet)).toEqual({ home: 0, away: 0 });

  device.online = true;
  window.dispatchEvent(new Event('online'));
  await settled(tablet);

  expect(server.log.slice(-2)).toMatchObject([
    { type: 'GoalScored', id: scored?.id },
    { type: 'ActionVoided', data: { actionId: scored?.id } },
  ]);
});

it('lets two tablets count on one match, whatever they hear first', async () => {
  const [one, two] = await Promise.all([tabletOn(device), tabletOn(new Device(server))]);
  for (let round = 0; round < 5; round += 1) {
    one.matchConsole.tap(goalOf(1));
    two.matchConsole.tap(goalOf(11));
    two.matchConsole.tap({ type: 'ChangeTeamStatistic', team: 'away', statistic: 'shots', by: 1 });
    if (round % 2 === 0) one.push();
  }
  await settled(one);
  await settled(two);
  one.push();
  two.push();

  expect(one.log.shown).toEqual(server.state);
  expect(two.log.shown).toEqual(server.state);
  expect(scoreOf(server.state)).toEqual({ home: 5, away: 5 });
  expect(server.state.statistics.away.shots).toBe(5);
});

it('runs a match to its end without a network, over a reload, and sends it all in order', async () => {
  server = new FakeMatchServer();
  device = new Device(server);
  const before = await tabletOn(device);
  before.matchConsole.tap({
    type: 'InitialiseMatch',
    playerIds: [...roster.home, ...roster.away],
    roster,
  });
  before.matchConsole.tap({ type: 'ChangeState', wanted: whistles.firstHalf });
  await settled(before);
  device.online = false;
  before.matchConsole.tap(goalOf(1));
  before.matchConsole.tap(goalOf(11));
  await waitFor(async () => expect(await device.waiting()).toHaveLength(2));
  before.close();

  const after = await tabletOn(device);
  expect(shownScore(after)).toEqual({ home: 1, away: 1 });
  after.matchConsole.tap({ type: 'ChangeState', wanted: whistles.halfTime });
  after.matchConsole.tap({ type: 'ChangeState', wanted: whistles.secondHalf });
  after.matchConsole.tap(goalOf(2));
  after.matchConsole.tap({ type: 'ChooseMvp', playerId: 2 });
  after.matchConsole.tap({ type: 'ChangeState', wanted: whistles.finish });
  const taps = after.log.pending.map(({ commandId }) => commandId);
  expect(taps).toHaveLength(7);
  expect(after.log.shown.status).toBe('completed');

  device.online = true;
  window.dispatchEvent(new Event('online'));
  await settled(after);

  expect(server.received.slice(-7).map(({ commandId }) => commandId)).toEqual(taps);
  expect(after.log.shown).toEqual(server.state);
  expect(scoreOf(server.state)).toEqual({ home: 2, away: 1 });
  expect(server.state).toMatchObject({ status: 'completed', mvpPlayerId: 2 });
  await waitFor(async () => expect(await device.waiting()).toEqual([]));
});

it('abandons a match without a network, over a reload, and goes on with it', async () => {
  const before = await tabletOn(device);
  device.online = false;
  before.matchConsole.tap(goalOf(1));
  before.matchConsole.tap({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
  await waitFor(async () => expect(await device.waiting()).toHaveLength(2));
  before.close();

  const after = await tabletOn(device);
  expect(outcomeOf(after.log.shown)).toBe('abandoned');
  device.online = true;
  window.dispatchEvent(new Event('online'));
  await settled(after);
  expect(outcomeOf(server.state)).toBe('abandoned');
  expect(shownScore(after)).toEqual({ home: 1, away: 0 });
  after.matchConsole.tap({ type: 'ResumeMatch' });
  await settled(after);
  expect(server.state.status).toBe('in_progress');
});

it('takes its late abandonment back where the match was finished elsewhere', async () => {
  const tablet = await tabletOn(device);
  device.online = false;
  tablet.matchConsole.tap({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
  for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
    server.happens({ type: 'ChangeState', wanted });
  device.online = true;
  window.dispatchEvent(new Event('online'));
  await settled(tablet);
  await waitFor(() => expect(tablet.log.shown).toEqual(server.state));
  expect(server.state.status).toBe('completed');
  expect(tablet.notices).toContainEqual(expect.objectContaining({ type: 'refused-by-server' }));
});

it('does not count again what the server had taken before the reload', async () => {
  const before = await tabletOn(device);
  before.holdAnswers();
  before.matchConsole.tap(goalOf(1));
  await waitFor(() => expect(server.received).toHaveLength(1));
  before.close();
  expect(await device.waiting()).toHaveLength(1);

  const after = await tabletOn(device);

  expect(shownScore(after)).toEqual({ home: 1, away: 0 });
  expect(scoreOf(server.state)).toEqual({ home: 1, away: 0 });
  await waitFor(async () => expect(await device.waiting()).toEqual([]));
});

it('keeps the taps of a session that has ended, and sends them after signing in', async () => {
  const tablet = await tabletOn(device);
  server.failure = { type: 'signed-out' };
  tablet.matchConsole.tap(goalOf(1));
  await waitFor(() => expect(tablet.matchConsole.store.getState().signedOut).toBe(true));
  expect(shownScore(tablet)).toEqual({ home: 1, away: 0 });
  expect(await device.waiting()).toHaveLength(1);

  server.failure = null;
  await tablet.outbox.resume();
  await settled(tablet);

  expect(tablet.matchConsole.store.getState().signedOut).toBe(false);
  expect(scoreOf(server.state)).toEqual({ home: 1, away: 0 });
});

it('sends a tap whose id another device has used under a new one, and what refers to it too', async () => {
  const tablet = await tabletOn(device);
  device.online = false;
  let goal = '';
  tablet.matchConsole.tap(goalOf(1), (actionId) => {
    goal = actionId;
  });
  tablet.matchConsole.tap({
    type: 'CorrectAction',
    actionId: goal,
    correction: { kind: 'penalty' },
  });
  server.takesNextId = true;
  device.online = true;
  window.dispatchEvent(new Event('online'));
  await settled(tablet);
  const [first, again] = server.received;
  expect(again).toMatchObject({ command: goalOf(1), at: first?.at });
  expect(again?.commandId).not.toBe(first?.commandId);
  expect(scoreOf(server.state)).toEqual({ home: 1, away: 0 });
  expect(server.log.at(-1)).toMatchObject({
    type: 'ActionCorrected',
    data: { actionId: `${again?.commandId}.0` },
  });
  expect(tablet.log.shown).toEqual(server.state);
  expect(tablet.notices).toEqual([]);
  await waitFor(async () => expect(await device.waiting()).toEqual([]));
});

it('sends an unsent tap under a new id after another device was pushed with its own', async () => {
  const tablet = await tabletOn(device);
  device.online = false;
  tablet.matchConsole.tap(goalOf(1));
  await waitFor(async () => expect(await device.waiting()).toHaveLength(1));
  server.happensUnder(tablet.log.pending[0]?.commandId ?? '', goalOf(11));
  tablet.push();
  expect(tablet.log.confirmed).toEqual(server.state);

  device.online = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await device.waiting()).toEqual([]));
  await settled(tablet);

  expect(scoreOf(server.state)).toEqual({ home: 1, away: 1 });
  expect(tablet.log.shown).toEqual(server.state);
  expect(tablet.notices).toEqual([]);
});

describe('taps that were made under a grant', () => {
  const [grant, account] = [3, null];

  it('hold up no others after the grant has ended, where the log has them', async () => {
    const before = await tabletOn(device, grant);
    before.holdAnswers();
    before.matchConsole.tap(goalOf(1));
    await waitFor(() => expect(server.received).toHaveLength(1));
    before.close();
    server.endedGrants.add(grant);

    const after = await tabletOn(device, account);
    after.matchConsole.tap(goalOf(2));
    await waitFor(async () => expect(await device.waiting()).toEqual([]));
    await settled(after);

    expect(scoreOf(server.state)).toEqual({ home: 2, away: 0 });
    expect(after.matchConsole.store.getState().signedOut).toBe(false);
    expect(after.notices).toEqual([]);
  });

  it('go out under it after somebody went on with an account, and new ones with the account', async () => {
    const before = await tabletOn(device, grant);
    device.online = false;
    before.matchConsole.tap(goalOf(1));
    await waitFor(async () => expect(await device.waiting()).toHaveLength(1));
    before.close();

    const after = await tabletOn(device, account);
    after.matchConsole.tap(goalOf(2));
    await waitFor(async () => expect(await device.waiting()).toHaveLength(2));
    device.online = true;
    await after.outbox.resume();
    await settled(after);

    expect(server.received.map((tap) => tap.grant)).toEqual([grant, undefined]);
    expect(scoreOf(server.state)).toEqual({ home: 2, away: 0 });
  });

  it('stay when the grant was revoked, and go out with an account once somebody says so', async () => {
    const before = await tabletOn(device, grant);
    server.failure = { type: 'signed-out', code: 'auth.grant-revoked' };
    before.matchConsole.tap(goalOf(1));
    await waitFor(() => expect(before.matchConsole.store.getState().signedOut).toBe(true));
    before.close();

    const after = await tabletOn(device, account);
    expect(after.log.pending).toHaveLength(1);
    await waitFor(() => expect(after.matchConsole.store.getState().signedOut).toBe(true));
    server.failure = null;
    await after.matchConsole.sendWaitingUnder(account);
    await settled(after);

    expect(server.received.at(-1)).not.toHaveProperty('grant');
    expect(scoreOf(server.state)).toEqual({ home: 1, away: 0 });
  });

  it('leave the device when somebody gives them up, for good and none but those', async () => {
    const tablet = await tabletOn(device, grant);
    server.failure = { type: 'signed-out', code: 'auth.grant-revoked' };
    for (const player of [1, 2, 3]) tablet.matchConsole.tap(goalOf(player));
    await waitFor(async () => expect(await device.waiting()).toHaveLength(3));
    expect(shownScore(tablet)).toEqual({ home: 3, away: 0 });

    const [first, second] = tablet.log.pending.map(({ commandId }) => commandId);
    await tablet.matchConsole.removeWaiting([first ?? '', second ?? '']);

    expect(shownScore(tablet)).toEqual({ home: 1, away: 0 });
    expect(await device.waiting()).toHaveLength(1);
    tablet.close();
    server.failure = null;
    const after = await tabletOn(device, grant);
    await after.outbox.resume();
    await settled(after);
    expect(scoreOf(server.state)).toEqual({ home: 1, away: 0 });
  });
});

it('starts over from the server when the history of the log is another one', async () => {
  const tablet = await tabletOn(device);
  tablet.matchConsole.tap(goalOf(1));
  await settled(tablet);
  server.epoch = 'e2';
  server.state = new FakeMatchServer().started().state;

  tablet.matchConsole.tap(goalOf(2));
  await settled(tablet);

  expect(tablet.log.epoch).toBe('e2');
  expect(tablet.log.shown).toEqual(server.state);
});

it('mixes no two histories while the new one cannot be read, and loses no tap over it', async () => {
  const tablet = await tabletOn(device);
  tablet.matchConsole.tap(goalOf(1));
  await settled(tablet);
  const before = tablet.log;
  const restored = new FakeMatchServer().started();
  server.epoch = 'e2';
  server.state = restored.state;
  server.happens(goalOf(11));
  device.readable = false;

  tablet.matchConsole.tap(goalOf(2));
  await waitFor(() => expect(server.received).toHaveLength(2));
  await tablet.outbox.resume();
  await waitFor(() => expect(server.received).toHaveLength(3));
  expect(tablet.log).toMatchObject({ epoch: 'e1', confirmed: before.confirmed, early: [] });
  expect(shownScore(tablet)).toEqual({ home: 2, away: 0 });
  expect(await device.waiting()).toHaveLength(1);

  device.readable = true;
  await tablet.matchConsole.refresh();
  await tablet.outbox.resume();
  await settled(tablet);
  expect(tablet.log.epoch).toBe('e2');
  expect(tablet.log.shown).toEqual(server.state);
  await waitFor(async () => expect(await device.waiting()).toEqual([]));
});

it('does not wait for an answer that came while the page was opening', async () => {
  const goal = server.happens(goalOf(1))[0]?.id ?? '';
  const view = server.view();
  const command = { type: 'Undo', actionId: goal } as const;
  const undo = {
    commandId: 'undo',
    matchId: 7,
    command,
    call: callOf(7, command),
    at: kickOff,
    order: 1,
  };
  let line = [undo];
  let notify: OutboxListener = () => {};
  let opened: (saved: SavedMatch) => void = () => {};
  const matchConsole = new MatchConsole({
    matchId: 7,
    outbox: {
      add: async (tap) => ({ ...tap, order: 2 }),
      waiting: async () => line,
      remove: async () => {},
      resume: async () => {},
      sendUnder: async () => {},
      subscribe: (_, listener) => {
        notify = listener;
        return () => {};
      },
    },
    saved: { load: () => new Promise((resolve) => (opened = resolve)), save: async () => {} },
    load: async () => ({ type: 'view', view: server.view(), sentAt: 0, receivedAt: 0 }),
    follow: () => ({ refresh: () => {}, keepEvents: () => {}, close: () => {} }),
    notify: () => {},
  });

  // The outbox belongs to the page: it was sending before this match was on the screen.
  const opening = matchConsole.open();
  await new Promise((turn) => setTimeout(turn));
  await notify({ type: 'outcome', tap: undo, outcome: server.receive(undo) });
  line = [];
  opened({ matchId: 7, view, early: [], clock: null });
  await opening;

  const { match } = matchConsole.store.getState();
  if (match.phase !== 'ready') throw new Error(`The match is ${match.phase}`);
  expect(match.log.pending).toEqual([]);
  expect(match.log.shown).toEqual(server.state);
  matchConsole.close();
});

it('does not keep the time of a clock that was wrong for one tap', async () => {
  const tablet = await tabletOn(device);
  const now = jest.spyOn(tablet.matchConsole.clock, 'iso');
  now.mockReturnValue('2026-03-15T19:05:00.000Z');
  tablet.matchConsole.tap(goalOf(1));
  await settled(tablet);

  device.online = false;
  now.mockReturnValue('2026-03-15T16:06:00.000Z');
  tablet.matchConsole.tap(goalOf(1));
  now.mockReturnValue('2026-03-15T16:05:59.000Z');
  tablet.matchConsole.tap(goalOf(1));

  // No waiting tap is earlier than the one before it.
  expect(tablet.log.pending.map(({ at }) => at)).toEqual([
    '2026-03-15T16:06:00.000Z',
    '2026-03-15T16:06:00.000Z',
  ]);
});

it('corrects a goal and links its assist without a network, and hands both in', async () => {
  const tablet = await tabletOn(device);
  device.online = false;
  tablet.matchConsole.tap(goalOf(1));
  tablet.matchConsole.tap({ type: 'RaisePlayerCounter', playerId: 2, counter: 'assists' });
  const [goal] = tablet.log.shown.goals;
  expect(goal).toMatchObject({ scorer: 1, assist: 2 });
  const correction = { scorer: 3, second: 61 };
  tablet.matchConsole.tap({ type: 'CorrectAction', actionId: goal?.id ?? '', correction });
  expect(tablet.log.shown.goals).toMatchObject([{ scorer: 3, assist: 2 }]);

  device.online = true;
  await tablet.outbox.resume();
  await settled(tablet);
  expect(server.state.goals).toEqual(tablet.log.shown.goals);
  expect(server.log.slice(-3).map(({ type }) => type)).toEqual([
    'GoalScored',
    'AssistAttributed',
    'ActionCorrected',
  ]);
});

it('does again without a network what was undone, at its minute and without its old events', async () => {
  const tablet = await tabletOn(device);
  const now = jest.spyOn(tablet.matchConsole.clock, 'iso');
  const minute = (n: number) => new Date(Date.parse(kickOff) + n * 60_000).toISOString();
  now.mockReturnValue(minute(4));
  tablet.matchConsole.tap(goalOf(1));
  const goal = tablet.log.shown.actions.at(-1);
  if (goal === undefined) throw new Error('No goal');
  now.mockReturnValue(minute(6));
  const correction = { second: 120, scorer: 2 };
  tablet.matchConsole.tap({ type: 'CorrectAction', actionId: goal.id, correction });
  await settled(tablet);
  const before = tablet.log.shown;
  const written = [...server.log];

  device.online = false;
  now.mockReturnValue(minute(9));
  const undone = redoOf(before, goal);
  tablet.matchConsole.tap({ type: 'Undo', actionId: goal.id });
  expect(shownScore(tablet).home).toBe(0);
  if (undone === null) throw new Error('Nothing to do again');
  tablet.matchConsole.redo(undone);
  device.online = true;
  await tablet.outbox.resume();
  await settled(tablet);

  const goals = Object.values(liveMatch(server.state).timeline).filter(
    ({ type }) => type === 'goal',
  );
  expect(goals).toMatchObject([{ scorer: 2, half: 1, second: 120, at: minute(4) }]);
  expect(server.log.slice(0, written.length)).toEqual(written);
  expect(server.log.slice(written.length).map(({ type }) => type)).toEqual([
    'ActionVoided',
    'GoalScored',
    'ActionCorrected',
  ]);
});

it.each<[string, ConsoleCommand, ConsoleCommand[]]>([
  ['a card', { type: 'RaisePlayerCounter', playerId: 1, counter: 'redCards' }, []],
  [
    'an assist of a goal',
    { type: 'RaisePlayerCounter', playerId: 2, counter: 'assists' },
    [goalOf(1)],
  ],
  ['a timeout', { type: 'TakeTimeout', team: 'home' }, []],
  [
    'a shot less',
    { type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: -1 },
    [{ type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 }],
  ],
  ['half-time', { type: 'ChangeState', wanted: whistles.halfTime }, []],
  ['the MVP', { type: 'ChooseMvp', playerId: 3 }, []],
  ['the end of an abandoned match', { type: 'AbandonMatch', reason: 'hall', atFault: 'away' }, []],
])('is after undo and redo of %s as it was', async (_, command, earlier) => {
  const tablet = await tabletOn(device);
  jest.spyOn(tablet.matchConsole.clock, 'iso').mockReturnValue('2026-03-15T16:05:00.000Z');
  for (const each of [...earlier, command]) tablet.matchConsole.tap(each);
  await settled(tablet);
  const before = tablet.log.shown;
  const action = before.actions.at(-1);
  const undone = action && redoOf(before, action);
  if (!undone) throw new Error('Nothing to do again');
  tablet.matchConsole.tap({ type: 'Undo', actionId: action.id });
  tablet.matchConsole.redo(undone);
  await settled(tablet);
  const { version: _1, actions: first, ...old } = before;
  const { version: _2, actions: second, ...again } = server.state;
  expect(again).toEqual(old);
  const contentOf = ({ type, data, half, second: clock, at }: LoggedMatchEvent) => ({
    type,
    data,
    half,
    clock,
    at,
  });
  expect(second.map(contentOf)).toEqual(first.map(contentOf));
});

describe('suspended players', () => {
  const list = { type: 'ConfirmAttendance', team: 'home', playerIds: [1, 2], roster } as const;
  const overrides = [{ playerId: 2, reason: 'decision' }] as const;
  const withBan = async (asOf?: string) => {
    server = new FakeMatchServer();
    server.suspended = suspendedKovac(asOf);
    device = new Device(server);
    return tabletOn(device);
  };

  it('are refused at once without a reason, also without a network', async () => {
    const tablet = await withBan();
    server.failure = { type: 'unreachable' };
    expect(tablet.matchConsole.tap(list)).toEqual({
      code: 'match.player-suspended',
      details: { playerIds: [2] },
    });
    expect(tablet.matchConsole.tap({ ...list, overrides })).toBeNull();
    expect(tablet.log.shown.overrides).toEqual({ 2: 'decision' });
    expect(tablet.log.pending).toHaveLength(1);
  });

  it('whom a console without a network did not know are noted by the server, and the list stands', async () => {
    server = new FakeMatchServer();
    server.suspended = { asOf: kickOff, players: [] };
    device = new Device(server);
    const tablet = await tabletOn(device);
    server.failure = { type: 'unreachable' };
    tablet.matchConsole.tap(list);
    expect(tablet.log.shown.attendance.home).toEqual([1, 2]);
    server.failure = null;
    server.suspended = suspendedKovac();
    tablet.matchConsole.tap({ type: 'ConfirmAttendance', team: 'away', playerIds: [11], roster });
    await settled(tablet);
    expect(tablet.log.confirmed.overrides).toEqual({ 2: 'unnoticed' });
    expect(tablet.log.confirmed.attendance).toEqual({ home: [1, 2], away: [11] });
  });

  it('take another one’s place before kick-off with a reason only, also without a network, and once', async () => {
    const tablet = await withBan();
    tablet.matchConsole.tap({ type: 'InitialiseMatch', playerIds: [1, 3, 11], roster });
    await settled(tablet);
    server.failure = { type: 'unreachable' };
    const replaced = { team: 'home', playerId: 1, replacedBy: 2, reason: 'absent' } as const;
    const replace = { type: 'ReplacePlayer', ...replaced, roster } as const;
    expect(tablet.matchConsole.tap(replace)).toMatchObject({ code: 'match.player-suspended' });
    expect(tablet.matchConsole.tap({ ...replace, overrides })).toBeNull();
    expect(tablet.log.shown.lineup?.home).toEqual([2, 3]);
    expect(tablet.log.confirmed.lineup?.home).toEqual([1, 3]);
    server.failure = null;
    tablet.matchConsole.tap({
      type: 'ChangeLineupRole',
      playerId: 2,
      role: 'captain',
      given: true,
    });
    await settled(tablet);
    expect(tablet.log.confirmed.lineup?.home).toEqual([2, 3]);
    expect(server.log.filter(({ type }) => type === 'PlayerReplaced')).toHaveLength(1);
    const call = server.received.find(({ command }) => command.type === 'ReplacePlayer')?.call;
    const suspendedAsOf = server.suspended?.asOf;
    expect(call).toMatchObject({
      path: '/api/matches/7/replacements',
      body: { ...replaced, overrides, suspendedAsOf },
    });
  });

  it('travel with the time of the list', async () => {
    const asOf = '2026-03-15T12:00:00.000Z';
    const tablet = await withBan(asOf);
    tablet.matchConsole.tap({ ...list, overrides });
    await settled(tablet);
    expect(server.received.at(-1)?.call).toMatchObject({
      path: '/api/matches/7/attendance',
      body: { team: 'home', playerIds: [1, 2], suspendedAsOf: asOf, overrides },
    });
  });

  it('of a server that knows none are no part of a list', async () => {
    server = new FakeMatchServer();
    device = new Device(server);
    const tablet = await tabletOn(device);
    tablet.matchConsole.tap(list);
    await settled(tablet);
    expect(server.received.at(-1)?.call.body).toEqual({ team: 'home', playerIds: [1, 2] });
  });
});
