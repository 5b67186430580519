import { fireEvent, screen, within } from '@testing-library/react';
import { renderControlled } from '@/features/live-control/testing/controlled';
import { FakeMatchServer, kickOff } from '@/features/live-control/testing/fake-match-server';
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
    const { tap } = renderControlled(server, <Actions />);
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

it('changes a card and its player', () => {
  const server = played();
  const { tap } = renderControlled(server, <Actions />);
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

it('stays open with what was chosen where the correction is refused', () => {
  const { tap } = renderControlled(played(), <Actions />);
  tap.mockReturnValue({ code: 'match.official' });
  open('gol, Horvat, 4. min');
  save();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('offers no correction for a whistle', () => {
  renderControlled(played(), <Actions />);
  expect(screen.queryByRole('button', { name: /Ispravi: početak utakmice/ })).toBeNull();
  expect(screen.getByText('početak utakmice')).toBeVisible();
});
