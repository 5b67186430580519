import { type MatchCommand, presetRules } from '@kolo/domain';
import type { ClockLease } from '../../events/stored-event.js';
import { decideBatch, type OriginatedCommand } from './decide-batch.js';
import { MatchHistory } from './match-history.js';

const [home, away] = [
  [1, 2, 3, 4, 5],
  [11, 12, 13, 14, 15],
];
const fixture = {
  leagueId: 1,
  round: 1,
  homeTeamId: 1,
  awayTeamId: 2,
  matchDate: '2026-03-15T16:00:00.000Z',
  venue: null,
};
const whistles = ['first-half', 'half-time', 'second-half', 'completed'] as const;
const wholeMatch: MatchCommand[] = [
  { type: 'ScheduleMatch', fixture },
  { type: 'InitialiseMatch', playerIds: [...home, ...away], roster: { home, away } },
  ...whistles.map((matchState) => ({ type: 'ChangeState', wanted: { matchState } }) as const),
];
const mvp: MatchCommand = { type: 'ChooseMvp', playerId: 3 };

/** On the Sunday of the match. */
const sunday = (hour: number) => `2026-03-15T${hour}:00:00.000Z`;
const wednesday = '2026-03-18T09:00:00.000Z';

const tapped = (commands: readonly MatchCommand[], at: string): OriginatedCommand[] =>
  commands.map((command) => ({
    command,
    origin: { commandId: `${command.type}-${at}`, at, actorId: 1, device: null, requestId: null },
  }));
const numbered = (items: OriginatedCommand[]) =>
  items.map(({ command, origin }, n) => ({
    command,
    origin: { ...origin, commandId: `${origin.commandId}-${n}` },
  }));

/** A match that was over on Sunday evening, and when the log took it. */
function overAt(recordedAt: string): MatchHistory {
  const history = new MatchHistory(7);
  const { events } = decideBatch(history, numbered(tapped(wholeMatch, sunday(17))), recordedAt);
  history.add(events.map((event) => ({ ...event, recordedAt })));
  return history;
}

const outcomeOf = (history: MatchHistory, items: OriginatedCommand[], now: string) =>
  decideBatch(history, items, now).verdicts.at(-1);

describe('an official result', () => {
  it('refuses on Wednesday what was tapped on Sunday, where the log knew the whistle on Sunday', () => {
    expect(outcomeOf(overAt(sunday(18)), tapped([mvp], sunday(18)), wednesday)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'match.official' },
    });
  });

  it('waits for a tablet that tells of the whistle on Wednesday, and of what was tapped after it', () => {
    const taps = tapped([mvp], sunday(18));
    expect(outcomeOf(overAt(wednesday), taps, wednesday)).toMatchObject({ kind: 'written' });
    const all = [...numbered(tapped(wholeMatch, sunday(17))), ...taps];
    expect(outcomeOf(new MatchHistory(7), all, wednesday)).toMatchObject({ kind: 'written' });
    const nextDay = '2026-03-19T09:00:00.000Z';
    expect(outcomeOf(overAt(wednesday), taps, nextDay)).toMatchObject({ kind: 'refused' });
  });
});

describe('the clock of a match', () => {
  const start: MatchCommand = { type: 'ControlClock', action: 'start' };
  const stop: MatchCommand = { type: 'ControlClock', action: 'stop' };
  const sheet = { rules: presetRules['fifa-2025-26'], version: 1 };
  const running: MatchCommand[] = [
    { type: 'ScheduleMatch', fixture },
    { type: 'InitialiseMatch', playerIds: [...home, ...away], roster: { home, away }, sheet },
    { type: 'ChangeState', wanted: { matchState: 'first-half' } },
  ];
  const timeout: MatchCommand = { type: 'TakeTimeout', team: 'home' };
  const elsewhere = { kind: 'refused', refusal: { code: 'match.clock-elsewhere' } };

  /** The commands of devices, in one batch. */
  const decided = (taps: [string, MatchCommand][], held: ClockLease | null) => {
    const begun = overWith(running);
    const items = taps.map(([device, command], n) => {
      const at = `2026-03-15T17:0${n}:30.000Z`;
      return {
        command,
        origin: { commandId: `tap-${n}`, at, actorId: 1, device, requestId: null },
      };
    });
    return decideBatch(begun, items, sunday(18), held);
  };
  const overWith = (commands: MatchCommand[]): MatchHistory => {
    const history = new MatchHistory(7);
    const { events } = decideBatch(history, numbered(tapped(commands, sunday(17))), sunday(17));
    history.add(events);
    return history;
  };

  it('is acquired by the first device of a batch that moves it, and the next one is refused', () => {
    const { verdicts, lease, events } = decided(
      [
        ['b', stop],
        ['a', start],
        ['b', stop],
      ],
      null,
    );
    expect(verdicts).toMatchObject([{ kind: 'written' }, elsewhere, { kind: 'written' }]);
    expect(lease).toEqual({ device: 'b', turn: 0 });
    expect(events).toEqual([]);
  });

  it('is moved under the turn of its holder, also where somebody undoes what moved it', () => {
    const held = { device: 'a', turn: 3 };
    const { verdicts, lease, events } = decided(
      [
        ['a', start],
        ['b', { type: 'Undo', actionId: 'tap-0.0' }],
        ['b', { type: 'Undo' }],
        ['a', { type: 'Undo' }],
      ],
      held,
    );
    expect(verdicts.map(({ kind }) => kind)).toEqual(['written', 'refused', 'refused', 'written']);
    expect(lease).toEqual(held);
    expect(events.map(({ event }) => event.type)).toEqual(['ClockStarted', 'ActionVoided']);
  });

  it('is left alone by a timeout of another device that arrives an hour late', () => {
    const timedOut = (device: string) => decided([[device, timeout]], { device: 'a', turn: 1 });
    expect(timedOut('b').events.at(-1)?.event.data).toEqual({ team: 'home', besideClock: true });
    expect(timedOut('a').events.at(-1)?.event.data).toEqual({ team: 'home' });
    expect(timedOut('b').lease).toBeNull();
  });

  it('needs no lease for anything else', () => {
    const foul: MatchCommand = {
      type: 'RecordFoul',
      team: 'home',
      playerId: null,
      restart: 'direct',
    };
    const { verdicts, lease } = decided([['b', foul]], { device: 'a', turn: 1 });
    expect(verdicts).toMatchObject([{ kind: 'written' }]);
    expect(lease).toBeNull();
  });
});

describe('a device at the table', () => {
  it('undoes nothing of an administrator who was a moment faster', () => {
    const history = new MatchHistory(7);
    const { events } = decideBatch(
      history,
      numbered(tapped(wholeMatch.slice(0, 3), sunday(17))),
      sunday(17),
    );
    history.add(events);
    const cancel: MatchCommand = { type: 'ChangeState', wanted: { status: 'cancelled' } };
    const [cancelled, undone] = tapped([cancel, { type: 'Undo' }], sunday(18));
    if (cancelled === undefined || undone === undefined) throw new Error('Two commands were made');
    const atTable = { ...undone, origin: { ...undone.origin, isConsole: true } };
    const { verdicts, after } = decideBatch(history, [cancelled, atTable], sunday(18));
    expect(verdicts.map(({ kind }) => kind)).toEqual(['written', 'refused']);
    expect(after.status).toBe('cancelled');
  });
});
