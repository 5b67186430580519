import { type LeagueSeasonRules, refusalMessage, usualSeasonRules } from '@kolo/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, serveLeague, tab } from '@/features/league-page/testing/league';
import { i18n } from '@/shared/i18n';
import { type FakeServer, refusal } from '@/shared/testing/fake-server';

const route = 'PUT /api/leagues/7/season-rules';
const read = 'GET /api/leagues/7/season-rules';

const set: LeagueSeasonRules = {
  version: 3,
  rules: {
    ...usualSeasonRules,
    noShowLimit: 4,
    awards: { ...usualSeasonRules.awards, minusPoints: 1 },
    discipline: { ...usualSeasonRules.discipline, yellowSteps: [4, 8] },
  },
};

let server: FakeServer;
beforeEach(() => {
  server = serveLeague();
  server.on(read, [200, set]);
});
afterEach(async () => {
  await act(() => i18n.changeLanguage('hr'));
});

async function openForm(name = 'Pravila sezone u ligi'): Promise<HTMLElement> {
  open();
  await tab(name.startsWith('P') ? 'Pravila' : 'Rules');
  return screen.findByRole('form', { name });
}

const goals = 'Golovi iz poništenih utakmica broje se strijelcima';
const save = (form: HTMLElement) => within(form).queryByRole('button', { name: 'Spremi' });
const press = async (form: HTMLElement): Promise<void> =>
  userEvent.click(await within(form).findByRole('button', { name: 'Spremi' }));

describe('the season rules of a league', () => {
  it('are saved whole, with what nobody touched as it was', async () => {
    const form = await openForm();
    expect(screen.getByLabelText('Kad tim odustane, predlaže se')).toHaveDisplayValue(
      'Po polovici sezone',
    );
    await userEvent.selectOptions(
      screen.getByLabelText('Kad tim odustane, predlaže se'),
      'Izgubi sve',
    );
    expect(screen.getByText(/Sve utakmice, i odigrane, dobivaju protivnici/)).toBeVisible();
    await userEvent.click(screen.getByLabelText(goals));
    await userEvent.type(screen.getByLabelText(/^Obrazloženje/), ' Odluka skupštine ');
    const rules = {
      ...set.rules,
      withdrawal: 'award-all',
      annulled: { ...set.rules.annulled, goalsCountForScorers: true },
    };
    server.on(route, () => {
      server.on(read, [200, { version: 4, rules }]);
      return [200, {}];
    });
    await press(form);
    expect(await screen.findByText('Pravila sezone su spremljena')).toBeVisible();
    expect(server.bodies(route)).toEqual([{ ...rules, text: 'Odluka skupštine' }]);
    await waitFor(() => expect(save(form)).toBeNull());
    expect(screen.getByLabelText(goals)).toBeChecked();
    expect(screen.queryByText('Odbaci promjene')).toBeNull();
  });

  it('take points and cards where the league wants it', async () => {
    const form = await openForm();
    const points = screen.getByLabelText('Bodovi koje još gubi tim koji izgubi odlukom');
    expect(points).toHaveDisplayValue('1');
    await userEvent.selectOptions(points, '3');
    await userEvent.click(screen.getByLabelText('Kartoni iz poništenih utakmica se broje'));
    server.on(route, [200, {}]);
    await press(form);
    await waitFor(() =>
      expect(server.bodies(route)).toMatchObject([
        { awards: { minusPoints: 3 }, annulled: { cardsStay: false } },
      ]),
    );
  });

  it('warn from the number of no-shows that the league wants', async () => {
    const form = await openForm();
    const limit = screen.getByLabelText('Broj nedolazaka tima nakon kojeg slijedi upozorenje');
    expect(limit).toHaveDisplayValue('4');
    await userEvent.selectOptions(limit, '1');
    server.on(route, [200, {}]);
    await press(form);
    await waitFor(() => expect(server.bodies(route)).toEqual([{ ...set.rules, noShowLimit: 1 }]));
  });

  it('decide about bans, signatures and finals', async () => {
    const form = await openForm();
    const steps = screen.getByLabelText('Suspenzija nakon žutih kartona');
    expect(steps).toHaveDisplayValue('4, 8');
    await userEvent.clear(steps);
    await userEvent.type(steps, '2, 4,6');
    await userEvent.selectOptions(
      screen.getByLabelText('Suspenzija zbog crvenog kartona'),
      '2 utakmice',
    );
    await userEvent.selectOptions(screen.getByLabelText('Suspenzija počinje'), 'sljedećim kolom');
    await userEvent.click(screen.getByLabelText('Popis suspendiranih je javan'));
    await userEvent.selectOptions(screen.getByLabelText('Fair play: bodovi za crveni karton'), '5');
    await userEvent.click(screen.getByLabelText('PIN tima'));
    await userEvent.click(screen.getByLabelText('Rezultat je službeni čim svi potpišu'));
    await userEvent.selectOptions(
      screen.getByLabelText('Kasni igrači dodaju se na popis'),
      'do početka drugog poluvremena',
    );
    const hours = screen.getByLabelText(/^Rok za protest/);
    await userEvent.clear(hours);
    await userEvent.type(hours, '48');
    await userEvent.selectOptions(screen.getByLabelText(/^Odmor između utakmica/), '2');
    server.on(route, [200, {}]);
    await press(form);
    await waitFor(() => expect(server.bodies(route)).toHaveLength(1));
    const { discipline, signing, finals } = set.rules;
    expect(server.bodies(route)).toEqual([
      {
        ...set.rules,
        discipline: {
          ...discipline,
          yellowSteps: [2, 4, 6],
          redBan: 2,
          banStarts: 'next-match-day',
          published: false,
          redPoints: 5,
        },
        signing: {
          ...signing,
          methods: ['account', 'tick', 'drawn'],
          officialWhenAllSigned: true,
          lateListUntil: 'half-time',
          protestHours: 48,
        },
        finals: { ...finals, minRestSlots: 2 },
      },
    ]);
  });

  it('fine teams in euros, and nobody where the amount is zero', async () => {
    const discipline = { ...set.rules.discipline, redFineCents: 2000 };
    server.on(read, [200, { version: 3, rules: { ...set.rules, discipline } }]);
    const form = await openForm();
    const yellow = screen.getByLabelText('Kazna za žuti karton, u eurima');
    expect(yellow).toHaveDisplayValue('0,00');
    await userEvent.clear(yellow);
    await userEvent.type(yellow, '7,5');
    const red = screen.getByLabelText('Kazna za crveni karton, u eurima');
    expect(red).toHaveDisplayValue('20,00');
    await userEvent.clear(red);
    await userEvent.type(red, '0');
    server.on(route, [200, {}]);
    await press(form);
    await waitFor(() =>
      expect(server.bodies(route)).toEqual([
        { ...set.rules, discipline: { ...set.rules.discipline, yellowFineCents: 750 } },
      ]),
    );
  });

  it.each([
    [
      'numbers of cards that fall',
      'Suspenzija nakon žutih kartona',
      '4, 3',
      /najviše deset rastućih/,
    ],
    ['words', 'Suspenzija nakon isključenja', 'tri', /najviše deset rastućih/],
    ['too high a fine', /^Kazna za žuti karton/, '1000,01', /najviše 1.000,00/],
    ['a fine below nothing', /^Kazna za drugi žuti/, '-5', /^Upišite iznos u eurima/],
    ['half an hour', /^Rok za protest/, '0.5', 'Upišite cijeli broj od 0 do 720.'],
    ['no number of days', /^Čuvanje zapisnika/, '', 'Upišite cijeli broj od 1 do 36500.'],
  ])('are not sent with %s', async (_, label, typed, why) => {
    const form = await openForm();
    const input = screen.getByLabelText(label);
    await userEvent.clear(input);
    if (typed !== '') await userEvent.type(input, typed);
    else await userEvent.click(screen.getByLabelText(goals));
    await press(form);
    expect(await screen.findByText(why)).toBeVisible();
    expect(server.bodies(route)).toEqual([]);
  });

  it('are not saved when nothing changed, or the change was undone', async () => {
    const form = await openForm();
    expect(save(form)).toBeNull();
    await userEvent.click(screen.getByLabelText(goals));
    expect(save(form)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Odbaci promjene' }));
    expect(screen.getByLabelText(goals)).not.toBeChecked();
    expect(save(form)).toBeNull();
  });

  it('keep what was selected when the server refuses', async () => {
    const form = await openForm();
    await userEvent.click(screen.getByLabelText(goals));
    server.on(route, refusal('season-rules.steps'));
    await press(form);
    await waitFor(() => expect(server.bodies(route)).toHaveLength(1));
    expect(await screen.findByText(refusalMessage({ code: 'season-rules.steps' }))).toBeVisible();
    expect(screen.getByLabelText(goals)).toBeChecked();
  });

  it('say why they could not be read', async () => {
    server.on(read, [503, { message: 'Baza ne odgovara.' }]);
    open();
    await tab('Pravila');
    expect(await screen.findByText('Pravila sezone nije moguće učitati')).toBeVisible();
  });

  it('are in English too', async () => {
    await act(() => i18n.changeLanguage('en'));
    await openForm('Season rules of the league');
    expect(screen.getByLabelText('When a team withdraws, propose')).toHaveDisplayValue(
      'By half of the season',
    );
  });
});
