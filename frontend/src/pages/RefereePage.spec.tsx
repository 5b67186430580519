import {
  type RefereeAssignment,
  type RefereePlace,
  type RefereeStatement,
  refusalMessage,
} from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n/i18n';
import { type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { RefereePage } from './RefereePage';

const match = {
  matchId: 31,
  leagueId: 1,
  leagueName: 'Liga tvrtki',
  round: 4,
  matchDate: '2026-03-15T15:00:00Z',
  outcome: null,
  venue: 'Dvorana Kolo',
  home: { id: 1, name: 'Bura' },
  away: { id: 2, name: 'Sava' },
};
const place: RefereePlace = {
  ...match,
  id: 5,
  role: 'first',
  feeCents: 3050,
  ineligible: [],
  claimed: false,
  claims: 0,
  closesAt: '2026-03-13T15:00:00Z',
};
const elsewhere: RefereePlace = {
  ...place,
  id: 6,
  matchId: 32,
  venue: 'Dvorana Trnje',
  home: { id: 3, name: 'Jugo' },
  ineligible: ['own-company', 'absent'],
};
const assignment: RefereeAssignment = {
  ...match,
  id: 31,
  homeTeam: match.home,
  awayTeam: match.away,
  status: 'scheduled',
  assignmentId: 9,
  role: 'first',
  state: 'assigned',
  feeCents: 3050,
  km: 0,
  late: false,
  answerBy: '2026-03-02T10:00:00Z',
};
const statement: RefereeStatement = {
  month: '2026-03',
  lines: [
    {
      matchId: 31,
      match: 'Bura – Sava',
      date: '2026-03-15',
      role: 'first',
      feeCents: 3050,
      km: 12,
      kmCents: 600,
      note: null,
    },
    {
      matchId: null,
      match: null,
      date: '2026-03-31',
      role: null,
      feeCents: -500,
      km: 0,
      kmCents: 0,
      note: 'Veljača',
    },
  ],
  totalCents: 3150,
  closedAt: '2026-04-01T08:00:00Z',
};

function open(answers: Parameters<typeof serve>[0] = {}, tab = 'free'): FakeServer {
  const server = serve({
    'GET /api/referee/places': ok([place, elsewhere]),
    'GET /api/referee/matches': ok([assignment]),
    'GET /api/referee/absences': ok({ absences: [] }),
    'GET /api/referee/name': ok({ firstName: null, lastName: null, town: null }),
    'GET /api/referee/statements': ok([statement]),
    ...answers,
  });
  show(<RefereePage />, `/referee?tab=${tab}`);
  return server;
}

const sent = ({ calls }: FakeServer, method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);

beforeEach(() => i18n.changeLanguage('hr'));

describe('open matches', () => {
  it('are taken with one button, which names the match', async () => {
    const server = open({
      'POST /api/referee/places/5/claim': ok({ state: 'assigned', assignmentId: 9 }),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Prijavi se: Prvi sudac, Bura – Sava' }),
    );
    expect(await screen.findByText('Utakmica je vaša')).toBeVisible();
    expect(sent(server, 'POST')).toMatchObject([['/api/referee/places/5/claim', undefined]]);
  });

  it('that one cannot referee say why, and have no button', async () => {
    open({ 'GET /api/referee/places': ok([elsewhere]) });
    expect(await screen.findByText(/igra vaša tvrtka, označeni ste kao odsutni/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Prijavi se/ })).toBeNull();
  });

  it('are narrowed to a venue and to what one can referee', async () => {
    open();
    await screen.findByText('Bura');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Dvorana' }),
      'Dvorana Trnje',
    );
    expect(screen.queryByText('Bura')).toBeNull();
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Samo utakmice koje smijem suditi' }),
    );
    expect(screen.getByText('Nijedna utakmica ne odgovara odabiru.')).toBeVisible();
  });

  it('that the league gives can be given back until it has chosen', async () => {
    const server = open({
      'GET /api/referee/places': ok([{ ...place, claimed: true, claims: 3 }]),
      'DELETE /api/referee/places/5/claim': [204],
    });
    expect(await screen.findByText(/3 prijave/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Povuci prijavu/ }));
    expect(await screen.findByText('Prijava je povučena')).toBeVisible();
    expect(sent(server, 'DELETE')).toHaveLength(1);
  });

  it('that somebody else took a moment earlier are refused in words', async () => {
    open({ 'POST /api/referee/places/5/claim': refusal('referee.place-taken') });
    await userEvent.click(await screen.findByRole('button', { name: /Prijavi se/ }));
    expect(await screen.findByText(refusalMessage({ code: 'referee.place-taken' }))).toBeVisible();
  });

  it('stand under their days, some at once, and the keyboard goes on at the first of the others', async () => {
    const many = Array.from({ length: 14 }, (_, at) => ({
      ...place,
      id: at + 1,
      matchDate: at < 12 ? '2026-03-15T15:00:00Z' : '2026-03-15T23:30:00Z',
      home: { id: at + 1, name: `Tim ${at + 1}` },
    }));
    open({ 'GET /api/referee/places': ok(many) });
    const sunday = await screen.findByRole('region', { name: 'ned, 15.\u00a003.' });
    expect(within(sunday).getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('Prikazano 12 od 14')).toHaveRole('status');
    expect(screen.queryByRole('region', { name: 'pon, 16.\u00a003.' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Prikaži još 2 mjesta' }));
    const monday = within(screen.getByRole('region', { name: 'pon, 16.\u00a003.' }));
    expect(monday.getAllByRole('listitem')[0]).toHaveFocus();
    expect(monday.getAllByText('00:30')).toHaveLength(2);
    expect(screen.getByText('Prikazano 14 od 14')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Prikaži još/ })).toBeNull();
  });

  it('say so where there are none', async () => {
    open({ 'GET /api/referee/places': ok([]) });
    expect(await screen.findByText('Nema slobodnih utakmica')).toBeVisible();
  });
});

describe('own matches', () => {
  it('are accepted or declined', async () => {
    const server = open(
      { 'POST /api/referee/assignments/9/accept': ok({ assignmentId: 9, state: 'accepted' }) },
      'own',
    );
    expect(await screen.findByText(/Odgovorite do/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Odbij: Bura – Sava' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prihvati: Bura – Sava' }));
    expect(await screen.findByText('Utakmica je prihvaćena')).toBeVisible();
    expect(sent(server, 'POST')).toHaveLength(1);
  });

  it('that were accepted lead to the console, and are cancelled after a question', async () => {
    const server = open(
      {
        'GET /api/referee/matches': ok([{ ...assignment, state: 'accepted', answerBy: null }]),
        'POST /api/referee/assignments/9/decline': ok({ assignmentId: 9, state: 'withdrawn' }),
      },
      'own',
    );
    expect(
      await screen.findByRole('link', { name: 'Zapisnički stol: Bura – Sava' }),
    ).toHaveAttribute('href', '/console/match/31');
    await userEvent.click(screen.getByRole('button', { name: 'Otkaži: Bura – Sava' }));
    expect(sent(server, 'POST')).toEqual([]);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Otkaži' }));
    expect(await screen.findByText('Utakmica je otkazana')).toBeVisible();
    expect(sent(server, 'POST')).toHaveLength(1);
  });

  it('have no date while they wait for one', async () => {
    open({ 'GET /api/referee/matches': ok([{ ...assignment, outcome: 'postponed' }]) }, 'own');
    expect(await screen.findByText('Odgođeno')).toBeVisible();
    expect(screen.queryByText(/15\. 03\./)).toBeNull();
  });

  it('leave out days on which one is absent', async () => {
    const server = open({ 'PUT /api/referee/absences': ok({ absences: [] }) }, 'own');
    const from = await screen.findByLabelText('Od');
    await userEvent.type(from, '2026-03-20');
    await userEvent.type(screen.getByLabelText(/^Do/), '2026-03-19');
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));
    expect(await screen.findByText('Zadnji dan ne može biti prije prvog.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^Do/));
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));
    expect(await screen.findByText('Odsutnosti su spremljene')).toBeVisible();
    expect(sent(server, 'PUT')).toEqual([
      ['/api/referee/absences', { absences: [{ fromDay: '2026-03-20', toDay: '2026-03-20' }] }],
    ]);
  });
});

describe('statements', () => {
  it('have a line for each match and correction, their sum, and documents', async () => {
    open({}, 'money');
    const march = within(await screen.findByRole('region', { name: /ožujak 2026/ }));
    expect(march.getByText('Zaključeno 01. 04. 2026.')).toBeVisible();
    expect(march.getByText('Ispravak')).toBeVisible();
    expect(march.getByText(/36,50/)).toBeVisible();
    expect(march.getByText(/Ukupno/).parentElement).toHaveTextContent(/31,50/);
    expect(march.getByRole('link', { name: /PDF/ })).toHaveAttribute(
      'href',
      '/api/referee/statements/2026-03.pdf?lang=hr',
    );
  });
});

describe('one’s own name', () => {
  it('is entered once and shown beside the matches', async () => {
    const server = open({}, 'own');
    await userEvent.type(await screen.findByLabelText('Ime'), 'Zdravko');
    const save = screen.getByRole('button', { name: 'Spremi' });
    await userEvent.click(save);
    expect(await screen.findByText('Ovo polje je obavezno.')).toBeVisible();
    expect(server.sent('PUT')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Prezime'), ' Zvižduk ');
    await userEvent.type(screen.getByLabelText('Mjesto, za zapisnik'), ' Samobor ');
    const name = { firstName: 'Zdravko', lastName: 'Zvižduk', town: 'Samobor' };
    server.on('PUT /api/referee/name', ok(name));
    server.on('GET /api/referee/name', ok(name));
    await userEvent.click(save);
    expect(await screen.findByText('Ime je spremljeno')).toBeVisible();
    expect(server.sent('PUT')).toEqual([['/api/referee/name', name]]);
    expect(screen.getByLabelText('Prezime')).toHaveValue('Zvižduk');
    await userEvent.clear(screen.getByLabelText('Mjesto, za zapisnik'));
    await userEvent.click(save);
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(2));
    expect(server.sent('PUT')[1]).toEqual(['/api/referee/name', { ...name, town: null }]);
  });
});
