import {
  type RefereesToRate,
  type ReportContent,
  type Signature,
  type SignOffView,
  signingRoles,
} from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { i18n } from '@/shared/i18n/i18n';
import { type Answers, ok, refusal, serve } from '@/shared/testing/fake-server';
import { clearToast, Toaster } from '@/shared/ui';
import { SignOffPage } from './SignOffPage';

const content: ReportContent = {
  matchId: 7,
  fixture: {
    leagueId: 1,
    round: 1,
    homeTeamId: 100,
    awayTeamId: 200,
    matchDate: '2026-03-15T16:00:00.000Z',
    venue: null,
  },
  status: 'completed',
  outcome: null,
  ruling: null,
  startedAt: null,
  endedAt: null,
  score: { home: 1, away: 1 },
  playedScore: null,
  halfTime: null,
  regularTime: null,
  afterExtraTime: false,
  shootout: null,
  rules: null,
  lists: { home: [], away: [] },
  course: [],
  cards: [],
  sendingsOff: [],
  missedKicks: [],
  periods: [],
  mvp: 4,
};
const soon = new Date(Date.now() + 3_600_000).toISOString();
const view: SignOffView = {
  matchId: 7,
  version: 30,
  resultState: 'provisional',
  officialAt: soon,
  protestUntil: soon,
  reportHash: '1:aa',
  content,
  methods: ['account', 'tick'],
  signatures: [],
  refusals: [],
  remarks: [],
  protests: [],
  maySign: ['home'],
  signsAs: ['home'],
};
const snapshot = {
  match: { matchId: 7, status: 'completed' },
  homeTeam: { id: 100, name: 'Bura' },
  awayTeam: { id: 200, name: 'Jugo' },
  names: [{ id: 4, firstName: 'Ana', lastName: 'Šarić', jerseyNumber: 9, team: 'home' }],
};
const company = { id: 3, username: 'bura', role: 'company' };

async function open(shown: Partial<SignOffView>, more: Answers = {}) {
  const answers: Answers = {
    'GET /api/user': ok(company),
    'GET /api/live/7': ok({ snapshot, version: 30 }),
    'GET /api/matches/7/photo': ok({ photo: null }),
    'GET /api/matches/7/sign-off': ok({ ...view, ...shown }),
    ...more,
  };
  const server = serve(answers);
  show();
  await screen.findByRole('heading', { name: 'Bura' });
  return { ...server, answers };
}

function show(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/sign-off/7']}>
        <Routes>
          <Route path="/sign-off/:id" element={<SignOffPage />} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => i18n.ready(['signOff', 'myTeam', 'officials'], 'hr'));
beforeEach(() => act(clearToast));

it("a representative reads the report and signs their own team's side with the account", async () => {
  const { calls } = await open({}, { 'POST /api/matches/7/sign-off': ok({}) });
  expect(screen.getByText('Ana Šarić (9)')).toBeVisible();
  expect(screen.getByText(/^Protest se može najaviti do/)).toBeVisible();
  await press('Potpiši: Bura');
  expect(screen.queryByRole('button', { name: /Potpiši: Jugo/, hidden: true })).toBeNull();
  expect(screen.getByText(/Potpisujete svojim računom/)).toBeVisible();
  await press('Potpiši');
  expect(await screen.findByText('Potpis je spremljen')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ role: 'home', method: 'account', reportHash: '1:aa' });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

it('a referee confirms the result although somebody did not sign, and a company cannot', async () => {
  const referee = { id: 5, username: 'sudac', role: 'referee' };
  const answers: Answers = {
    'GET /api/user': ok(referee),
    'POST /api/matches/7/confirm': ok({}),
  };
  const maySign = [...signingRoles];
  const { calls } = await open({ maySign, signsAs: ['referee'] }, answers);
  await userEvent.type(await screen.findByLabelText(/^Obrazloženje/), 'Gosti su otišli');
  await press('Potvrdi rezultat');
  expect(await screen.findByText('Rezultat je potvrđen')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect([sent?.path, sent?.body]).toEqual(['/api/matches/7/confirm', { text: 'Gosti su otišli' }]);
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole('button', { name: 'Potvrdi rezultat' })).toBeNull());
  cleanup();
  await open({ resultState: 'official', signsAs: ['referee'] }, answers);
  await isGone();
  cleanup();
  await open({});
  await isGone();
});

it('a timekeeper signs for the table, and neither signs nor confirms as the referee', async () => {
  const timekeeper = { id: 5, username: 'mjeritelj', role: 'referee' };
  const maySign = [...signingRoles];
  await open({ maySign, signsAs: ['scorer'] }, { 'GET /api/user': ok(timekeeper) });
  expect(await screen.findByRole('button', { name: 'Potpiši: Zapisničar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Potpiši: Sudac' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Potvrdi rezultat' })).toBeNull();
});

const toRate: RefereesToRate[] = [7, 8].map((matchId) => ({
  matchId,
  matchDate: '2026-03-15T16:00:00.000Z',
  home: { id: 100, name: 'Bura' },
  away: { id: 200, name: 'Jugo' },
  referees: [{ userId: 12, name: 'Iva Babić', role: 'first', stars: null }],
}));
const signature: Signature = {
  id: 'c.0',
  role: 'home',
  method: 'account',
  at: soon,
  name: 'bura',
  stale: false,
};

describe('the rating of the referees', () => {
  it('is offered to a company that signed, for this match', async () => {
    const { calls } = await open(
      { signatures: [signature] },
      {
        'GET /api/teams/my/referee-ratings': ok(toRate),
        'PUT /api/matches/7/referee-rating': [204, null],
      },
    );
    const stars = await screen.findByRole('group', { name: 'Iva Babić, Prvi sudac' });
    const rate = screen.getByRole('button', { name: 'Ocijeni: Iva Babić' });
    expect(rate).toBeDisabled();
    await userEvent.click(within(stars).getByRole('radio', { name: '4 zvjezdice' }));
    await userEvent.click(rate);
    expect(await screen.findByText('Ocjena je spremljena')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ body }) => body)).toEqual([{ userId: 12, stars: 4 }]);
  });

  it.each([
    ['has not signed', []],
    ['signed what has changed since', [{ ...signature, stale: true }]],
    ['watched the other team sign', [{ ...signature, role: 'away' as const }]],
  ])('is not offered to a company that %s', async (_, signatures) => {
    const { calls } = await open({ signatures });
    expect(screen.queryByText('Ocjene sudaca')).toBeNull();
    expect(calls.some(({ path }) => path.includes('referee-ratings'))).toBe(false);
  });
});

it('a report that changed meanwhile is shown with what changed, and is signed again', async () => {
  const { answers } = await open(
    {},
    { 'POST /api/matches/7/sign-off': refusal('match.signature-stale') },
  );
  const newer = { ...content, score: { home: 2, away: 1 }, mvp: null };
  answers['GET /api/matches/7/sign-off'] = ok({ ...view, reportHash: '1:bb', content: newer });
  await press('Potpiši: Bura');
  await press('Potpiši');
  const notice = await screen.findByText(/^Zapisnik se u međuvremenu promijenio/, {
    selector: '[role=alert] p',
  });
  const alert = within(notice.closest('[role=alert]') as HTMLElement);
  expect(alert.getByText('Rezultat: 1 : 1 → 2 : 1')).toBeVisible();
  expect(alert.getByText('Promijenjeno: rezultat, MVP')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Potpiši: Bura' })).toBeVisible();
});

it('a protest is for one’s own team, until its time is over', async () => {
  const { calls } = await open({}, { 'POST /api/matches/7/protests': ok({}) });
  await press('Najavi protest');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Obrazloženje'), 'Igrač bez dozvole');
  await userEvent.click(dialog.getByRole('button', { name: 'Najavi protest' }));
  expect(await screen.findByText('Protest je najavljen')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    team: 'home',
    text: 'Igrač bez dozvole',
  });
});

it('after the time for protests none can be announced, and nothing is signed any more', async () => {
  await open({ resultState: 'official', protestUntil: '2026-01-01T00:00:00.000Z' });
  expect(screen.getByText('Rok za protest je prošao.')).toBeVisible();
  expect(screen.getByText('Rezultat je službeni.')).toBeVisible();
  expect(screen.getAllByRole('button')).toEqual([
    await screen.findByRole('button', { name: 'Dodaj fotografiju' }),
  ]);
});

it('an abandoned match may have a photo too', async () => {
  const abandoned = { ...snapshot.match, status: 'in_progress', outcome: 'abandoned' };
  await open(
    {},
    { 'GET /api/live/7': ok({ snapshot: { ...snapshot, match: abandoned }, version: 30 }) },
  );
  expect(await screen.findByRole('button', { name: 'Dodaj fotografiju' })).toBeVisible();
});

it('words that were erased, and a decided protest, are shown as such', async () => {
  await open({
    remarks: [{ id: 'a.0', at: soon, author: null, text: null }],
    protests: [
      {
        id: 'b.0',
        team: 'away',
        at: soon,
        text: 'Igrač bez dozvole',
        outcome: 'rejected',
        decidedAt: soon,
        decisionText: 'Dozvola je uredna',
      },
    ],
  });
  expect(screen.getByText('Tekst više nije dostupan.')).toBeVisible();
  expect(screen.getByText('Dozvola je uredna')).toBeVisible();
  expect(screen.getByText('Odbijen')).toBeVisible();
});

it('what was said about a match that was annulled afterwards is still there to read', async () => {
  const annulled = { matchId: 7, status: 'cancelled', outcome: 'annulled' };
  const protest = { id: 'b.0', team: 'home', at: soon, text: 'Igrač bez dozvole' } as const;
  const decision = {
    outcome: 'upheld',
    decidedAt: soon,
    decisionText: 'Nije imao dozvolu',
  } as const;
  serve({
    'GET /api/user': ok(company),
    'GET /api/live/7': ok({ snapshot: { ...snapshot, match: annulled }, version: 30 }),
    'GET /api/matches/7/sign-off': ok({ ...view, protests: [{ ...protest, ...decision }] }),
  });
  show();
  expect(await screen.findByText('Nije imao dozvolu')).toBeVisible();
  expect(screen.getByText('Poništeno')).toBeVisible();
  expect(screen.queryByText('Utakmica još traje')).toBeNull();
  expect(screen.queryByRole('button', { name: /protest/ })).toBeNull();
});

it('a company sets the PIN of its team, also before the match, and may change it', async () => {
  const before = { snapshot: { ...snapshot, match: { matchId: 7, status: 'scheduled' } } };
  const methods: SignOffView['methods'] = ['account', 'pin'];
  const server = serve({
    'GET /api/user': ok(company),
    'GET /api/live/7': ok(before),
    'GET /api/matches/7/sign-off': ok({ ...view, methods }),
    'PUT /api/matches/7/team-pins': ok({ teamsWithPin: ['home'] }),
  });
  show();
  await screen.findByRole('heading', { name: 'PIN za potpis: Bura' });
  expect(screen.queryByRole('heading', { name: 'PIN za potpis: Jugo' })).toBeNull();
  await press('Spremi PIN');
  expect(screen.getByText('Upišite četiri do osam znamenki.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('PIN tima'), '48a29');
  await press('Spremi PIN');
  expect(await screen.findByText('PIN je spremljen.')).toBeVisible();
  const [call] = server.calls.filter(({ method }) => method === 'PUT');
  expect(call?.body).toEqual({ team: 'home', pin: '4829' });
  expect(screen.getByLabelText('PIN tima')).toHaveValue('');
  await userEvent.click(screen.getByLabelText('PIN tima'));
  await userEvent.paste('1234 56789');
  expect(screen.getByLabelText('PIN tima')).toHaveValue('12345678');
});
