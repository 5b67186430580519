import { type MatchRules, presetRules, whistles } from '@kolo/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { Actions } from './ActionLog';

const minutes = (n: number) => new Date(Date.parse(kickOff) + n * 60_000).toISOString();

/** A goal of Horvat in the 4th minute, helped by Kovač, and a card of Babić in the 6th. */
function played(): FakeMatchServer {
  const server = new FakeMatchServer().started();
  const raise = (playerId: number, counter: 'goals' | 'assists' | 'yellowCards', at: number) =>
    server.happens({ type: 'RaisePlayerCounter', playerId, counter }, minutes(at));
  raise(1, 'goals', 3);
  raise(2, 'assists', 3);
  raise(11, 'yellowCards', 5);
  return server;
}

const open = (entry: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Ispravi: ${entry}` }));
  return within(screen.getByRole('dialog'));
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Spremi ispravak' }));
const idOf = ({ log }: FakeMatchServer, type: string) =>
  log.find((event) => event.type === type)?.id;

beforeEach(() => i18n.changeLanguage('hr'));

it.each(['gol, Horvat, 4. min', 'asistencija za 1:0, Kovač, 4. min'])(
  '»%s« opens the goal, and sends only what was changed',
  (entry) => {
    const server = played();
    const { tap } = renderConsole(server, <Actions />);
    const dialog = open(entry);
    const scorers = within(dialog.getByRole('group', { name: 'Strijelac' }));
    expect(scorers.getByRole('radio', { name: /Horvat/ })).toBeChecked();
    fireEvent.click(scorers.getByRole('radio', { name: /Šimić/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Minutu ranije' }));
    expect(dialog.getByLabelText('Minuta')).toHaveTextContent('3. min');
    save();
    expect(tap).toHaveBeenCalledWith({
      type: 'CorrectAction',
      actionId: idOf(server, 'GoalScored'),
      correction: { scorer: 3, second: 120 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('gives a goal to the other team, whose players are offered then', () => {
  const server = played();
  const { tap } = renderConsole(server, <Actions />);
  const dialog = open('gol, Horvat, 4. min');
  fireEvent.click(
    within(dialog.getByRole('group', { name: 'Tim' })).getByRole('button', { name: 'Span' }),
  );
  const scorers = within(dialog.getByRole('group', { name: 'Strijelac' }));
  expect(scorers.queryByRole('radio', { name: /Horvat/ })).toBeNull();
  fireEvent.click(scorers.getByRole('radio', { name: /Babić/ }));
  save();
  expect(tap).toHaveBeenCalledWith({
    type: 'CorrectAction',
    actionId: idOf(server, 'GoalScored'),
    correction: { team: 'away', scorer: 11, assist: null },
  });
});

it('changes a card and its player', () => {
  const server = played();
  const { tap } = renderConsole(server, <Actions />);
  const dialog = open('žuti karton, Babić, 6. min');
  fireEvent.click(dialog.getByRole('radio', { name: 'Crveni karton' }));
  fireEvent.click(dialog.getByRole('radio', { name: /Marić/ }));
  save();
  expect(tap).toHaveBeenCalledWith({
    type: 'CorrectAction',
    actionId: idOf(server, 'PlayerCounterRaised'),
    correction: { kind: 'redCards', scorer: 12 },
  });
});

describe('with a rule sheet', () => {
  const fifa = presetRules['fifa-2025-26'];

  /** A red card of Horvat in the first half, of which 15:00 was played, and a foul in the second. */
  function inSecondHalf(rules: MatchRules = fifa): FakeMatchServer {
    const server = new FakeMatchServer().started(rules);
    server.happens({ type: 'ControlClock', action: 'start' }, minutes(0));
    const red = { playerId: 1, official: null, card: 'red', place: 'pitch' } as const;
    server.happens({ type: 'ShowCard', team: 'home', ...red }, minutes(15));
    server.happens({ type: 'ChangeState', wanted: whistles.halfTime }, minutes(20));
    server.happens({ type: 'ChangeState', wanted: whistles.secondHalf }, minutes(30));
    server.happens({ type: 'ControlClock', action: 'start' }, minutes(30));
    const foul = { playerId: 11, restart: 'direct' } as const;
    server.happens({ type: 'RecordFoul', team: 'away', ...foul }, minutes(31));
    return server;
  }

  const period = (dialog: ReturnType<typeof open>) =>
    within(dialog.getByRole('group', { name: 'Dio utakmice' }));

  it('moves an entry to the period it belongs to, where it can be set to the second', () => {
    const server = inSecondHalf();
    const { tap } = renderConsole(server, <Actions />);
    const dialog = open('prekršaj, Babić, 22. min');
    expect(period(dialog).getByRole('radio', { name: '2. poluvrijeme' })).toBeChecked();
    fireEvent.click(period(dialog).getByRole('radio', { name: '1. poluvrijeme' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Kasnije za 1 min' }));
    save();
    expect(tap).toHaveBeenCalledWith({
      type: 'CorrectAction',
      actionId: idOf(server, 'FoulCommitted'),
      correction: { period: 1, played: 120 },
    });
  });

  it('fits the time to a shorter period, and gives it back with the period that it had', () => {
    const server = inSecondHalf({ ...fifa, extraTime: { halves: 2, minutes: 5 } });
    const actionId = idOf(server, 'FoulCommitted') ?? '';
    server.happens({ type: 'CorrectAction', actionId, correction: { played: 900 } });
    server.happens({ type: 'ControlPeriod', period: 3, action: 'start' }, minutes(52));
    const { tap } = renderConsole(server, <Actions />);
    const dialog = open('prekršaj, Babić, 36. min');
    const choose = (name: string) => fireEvent.click(period(dialog).getByRole('radio', { name }));
    choose('1. produžetak');
    expect(dialog.getByLabelText('Odigrano vrijeme')).toHaveTextContent('0:00');
    choose('2. poluvrijeme');
    expect(dialog.getByLabelText('Odigrano vrijeme')).toHaveTextContent('5:00');
    choose('1. produžetak');
    save();
    expect(tap).toHaveBeenCalledWith(
      expect.objectContaining({ correction: { period: 3, played: 300 } }),
    );
  });

  it('gives a card to an official', () => {
    const server = inSecondHalf();
    const { tap } = renderConsole(server, <Actions />);
    const dialog = open('crveni karton, Horvat, 16. min');
    fireEvent.click(dialog.getByRole('button', { name: 'Trener' }));
    expect(dialog.getByRole('radio', { name: /Horvat/ })).not.toBeChecked();
    expect(dialog.queryByRole('button', { name: 'Bio je na klupi' })).toBeNull();
    save();
    expect(tap).toHaveBeenCalledWith({
      type: 'CorrectAction',
      actionId: idOf(server, 'CardShown'),
      correction: { playerId: null, official: 'coach' },
    });
  });

  it('takes a card back from an official', () => {
    const server = inSecondHalf();
    const actionId = idOf(server, 'CardShown') ?? '';
    server.happens({ type: 'CorrectAction', actionId, correction: { official: 'coach' } });
    const { tap } = renderConsole(server, <Actions />);
    const dialog = open('crveni karton, trener, Končar, 16. min');
    fireEvent.click(dialog.getByRole('radio', { name: /Kovač/ }));
    save();
    expect(tap).toHaveBeenCalledWith({
      type: 'CorrectAction',
      actionId,
      correction: { playerId: 2, official: null },
    });
  });
});

it('stays open with what was chosen where the correction is refused', () => {
  const { tap } = renderConsole(played(), <Actions />);
  tap.mockReturnValue({ code: 'match.official' });
  open('gol, Horvat, 4. min');
  save();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('offers no correction for a whistle', () => {
  renderConsole(played(), <Actions />);
  expect(screen.queryByRole('button', { name: /Ispravi: početak utakmice/ })).toBeNull();
  expect(screen.getByText('početak utakmice')).toBeVisible();
});

it('a kick of the shoot-out that went in was a miss after all', () => {
  const rules = { ...presetRules.tournament, extraTime: null };
  const server = new FakeMatchServer().started(rules);
  for (const wanted of [whistles.halfTime, whistles.secondHalf])
    server.happens({ type: 'ChangeState', wanted });
  server.happens({ type: 'StartShootout', first: 'home' });
  server.happens({ type: 'TakeShootoutKick', team: 'home', playerId: 1, scored: true });
  const { tap } = renderConsole(server, <Actions />);
  open('raspucavanje: gol, Horvat');
  const result = within(screen.getByRole('group', { name: 'Kako je završio' }));
  expect(result.getByRole('button', { name: 'Pogodak' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(result.getByRole('button', { name: 'Promašaj' }));
  save();
  expect(tap).toHaveBeenCalledWith({
    type: 'CorrectAction',
    actionId: idOf(server, 'ShootoutKickTaken'),
    correction: { scored: false },
  });
});
