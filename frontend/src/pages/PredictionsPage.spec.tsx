import type { PredictionGroup, PredictionGroupView } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, ok, refusal, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { PredictionsPage } from './PredictionsPage';

const group: PredictionGroup = {
  id: 3,
  name: 'Skladište',
  code: 'ABCDEFGHJKMN',
  link: 'https://liga.test/predictions?join=3-ABCDEFGHJKMN',
  members: 2,
  result: 'extra-time',
  isOwner: true,
};
const teams = { homeTeam: { id: 1, name: 'Bura' }, awayTeam: { id: 2, name: 'Sava' } };
const view: PredictionGroupView = {
  ...group,
  leagueId: 1,
  standings: [
    { userId: 8, name: 'ana', points: 7, exact: 1 },
    { userId: 9, name: 'ivo', points: 7, exact: 1 },
  ],
  matches: [
    {
      ...teams,
      id: 30,
      matchDate: '2026-03-08T15:00:00Z',
      status: 'completed',
      homeScore: 3,
      awayScore: 2,
      counted: { home: 3, away: 2 },
      isOpen: false,
      own: { home: 2, away: 1 },
      predictions: [
        { userId: 8, home: 2, away: 1, points: 3 },
        { userId: 9, home: 3, away: 2, points: 4 },
      ],
    },
    {
      ...teams,
      id: 31,
      matchDate: '2026-03-15T15:00:00Z',
      status: 'scheduled',
      homeScore: null,
      awayScore: null,
      counted: null,
      isOpen: true,
      own: null,
      predictions: [],
    },
  ],
};
const server = (others: Answers = {}) =>
  serve({
    'GET /api/predictions/groups': ok([group]),
    'GET /api/predictions/groups/3': ok(view),
    ...others,
  });
const open = (at = '/predictions') => show(<PredictionsPage />, at);

describe('the predictions', () => {
  it('of the next match are saved once both numbers are there', async () => {
    server({
      'PUT /api/matches/31/prediction': ok({ matchId: 31, isOpen: true, own: null }),
    });
    open();
    const save = await screen.findByRole('button', { name: 'Spremi: Bura – Sava' });
    expect(save).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Golovi: Bura'), '3x');
    await userEvent.type(screen.getByLabelText('Golovi: Sava'), '2');
    expect(screen.getByLabelText('Golovi: Bura')).toHaveValue('3');
    await userEvent.click(save);
    expect(await screen.findByText('Prognoza je spremljena')).toBeVisible();
  });

  it('that come too late say why', async () => {
    server({ 'PUT /api/matches/31/prediction': refusal('prediction.closed') });
    open();
    await userEvent.type(await screen.findByLabelText('Golovi: Bura'), '1');
    await userEvent.type(screen.getByLabelText('Golovi: Sava'), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Spremi: Bura – Sava' }));
    expect(await screen.findByText(/više se ne primaju/)).toBeVisible();
  });

  it('of everybody are shown for a match that has begun, with their points', async () => {
    server();
    open();
    await userEvent.click(await screen.findByText('2 prognoze u skupini'));
    const ivo = screen.getAllByText('ivo').map((name) => name.closest('li'));
    expect(
      within(ivo.find((row) => row !== null) as HTMLElement).getByText('4 boda'),
    ).toBeVisible();
    expect(screen.getByText('Vaša prognoza: 2:1')).toBeVisible();
  });
});

describe('a group', () => {
  it('gives members with equal points one place', async () => {
    server();
    open();
    const rows = within(await screen.findByRole('table', { name: 'Poredak' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(['1ana17', '1ivo17']);
  });

  it('is joined by a press, not by opening its link', async () => {
    server({ 'POST /api/predictions/groups/3/join': ok(group) });
    open('/predictions?join=3-ABCDEFGHJKMN');
    await userEvent.click(await screen.findByRole('button', { name: 'Pridruži se' }));
    expect(await screen.findByText('Pridružili ste se skupini Skladište')).toBeVisible();
  });

  it.each(['3', '3-abc', 'x-ABCDEFGHJKMN'])('is not offered by a broken link: %s', async (join) => {
    server();
    open(`/predictions?join=${join}`);
    expect(await screen.findByRole('heading', { name: 'Skladište' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pridruži se' })).toBeNull();
  });

  it('needs a name', async () => {
    server({ 'GET /api/predictions/groups': ok([]) });
    open();
    expect(await screen.findByText('Još niste ni u jednoj skupini')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Napravi skupinu' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Upišite naziv skupine.');
  });

  it('is made with the result that counts, the score after extra time unless another is chosen', async () => {
    const { calls } = server({ 'POST /api/predictions/groups': ok(group) });
    open();
    const make = async (name: string): Promise<void> => {
      await userEvent.type(await screen.findByLabelText('Naziv skupine'), name);
      await userEvent.click(screen.getByRole('button', { name: 'Napravi skupinu' }));
      await waitFor(() => expect(screen.getByLabelText('Naziv skupine')).toHaveValue(''));
    };
    await make('Ured');
    const result = screen.getByRole('combobox', { name: 'Rezultat koji se boduje' });
    expect(result).toHaveAccessibleDescription(/^Boduje se rezultat nakon produžetaka, bez /);
    await userEvent.selectOptions(result, 'S raspucavanjem');
    expect(result).toHaveAccessibleDescription(
      'Boduje se rezultat s raspucavanjem: pobjednik ima gol više. Kasnije se ne može promijeniti.',
    );
    await make('Skladište');
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { name: 'Ured', result: 'extra-time' },
      { name: 'Skladište', result: 'kicks' },
    ]);
  });

  it.each([
    [
      'regular',
      { home: 2, away: 2 },
      'Boduje se rezultat nakon redovnog vremena.',
      'Boduje se 2:2',
    ],
    ['extra-time', { home: 3, away: 2 }, /nakon produžetaka, bez raspucavanja\.$/, null],
  ] as const)('says which result counts: %s', async (result, counted, says, apart) => {
    const matches = view.matches.map((match) => (match.isOpen ? match : { ...match, counted }));
    server({ 'GET /api/predictions/groups/3': ok({ ...view, result, matches }) });
    open();
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByText(/^Boduje se \d/)?.textContent ?? null).toBe(apart);
  });

  it('is removed after a question', async () => {
    server({ 'DELETE /api/predictions/groups/3': ok(null) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Obriši skupinu' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Obrisati skupinu Skladište?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Obriši skupinu' }));
    expect(await screen.findByText('Skupina je obrisana')).toBeVisible();
  });
});
