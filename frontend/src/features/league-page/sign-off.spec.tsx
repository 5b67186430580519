import type { MatchView, SignOffView } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { type FakeServer, refusal } from '@/shared/testing/fake-server';
import { match, open, serveLeague, tab } from './testing/league';

const at = '2026-03-15T18:00:00.000Z';
const view = {
  resultState: 'provisional',
  officialAt: at,
  protestUntil: null,
  signatures: [{ id: 's.0', role: 'home', method: 'tick', at, name: 'Ana Šarić', stale: false }],
  refusals: [{ id: 'r.0', role: 'away', reason: 'absent', at, text: null }],
  remarks: [],
  protests: [],
} satisfies Partial<SignOffView>;
const protest = {
  id: 'tap-1.0',
  team: 'away',
  at,
  text: 'Igrač bez dozvole',
  outcome: null,
  decidedAt: null,
  decisionText: null,
} as const;

let server: FakeServer;
beforeEach(async () => {
  server = serveLeague();
  await i18n.changeLanguage('hr');
});

async function openSignOff(
  shown: Partial<SignOffView>,
  changes: Partial<MatchView> = {},
): Promise<ReturnType<typeof within>> {
  const played = { status: 'completed', homeScore: 1, awayScore: 2 } as const;
  server.on('GET /api/matches/league/7', [200, [match(3, { ...played, ...changes })]]);
  server.on('GET /api/matches/3/sign-off', [200, { ...view, ...shown }]);
  open();
  await tab('Utakmice');
  await userEvent.click(await screen.findByRole('button', { name: 'Ovjera…: Bura – Jugo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ovjera zapisnika' }));
  await dialog.findByRole('heading', { name: 'Bura' });
  return dialog;
}
const press = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));

it('the administrator sees who has signed and confirms the result with a reason', async () => {
  server.on('POST /api/matches/3/confirm', [200, {}]);
  const dialog = await openSignOff({});
  expect(dialog.getByText('Rezultat je privremen.')).toBeVisible();
  expect(dialog.getByText('Ana Šarić')).toBeVisible();
  expect(dialog.getByText('Potpis odbijen')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Obrazloženje/), 'Gosti su otišli');
  await press(dialog, 'Potvrdi rezultat');
  expect(await screen.findByText('Rezultat je potvrđen')).toBeVisible();
  expect(server.sent('POST')).toEqual([['/api/matches/3/confirm', { text: 'Gosti su otišli' }]]);
});

it('a protest waits for its decision, and the refusal of the server is shown', async () => {
  server.on('PATCH /api/matches/3/protests/tap-1.0', refusal('decision.not-found'));
  const dialog = await openSignOff({ resultState: 'under-protest', protests: [protest] });
  expect(dialog.getByText('Igrač bez dozvole')).toBeVisible();
  expect(dialog.getByText('Čeka odluku')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Odluka o protestu'), 'Usvojen');
  await press(dialog, 'Donesi odluku');
  expect(await screen.findByText(/Te odluke nema/)).toBeVisible();
  server.on('PATCH /api/matches/3/protests/tap-1.0', [200, {}]);
  await press(dialog, 'Donesi odluku');
  expect(await screen.findByText('Odluka o protestu je spremljena')).toBeVisible();
  expect(server.sent('PATCH').at(-1)).toEqual([
    '/api/matches/3/protests/tap-1.0',
    { outcome: 'upheld' },
  ]);
});

const gone = { status: 'cancelled', homeScore: null, awayScore: null } as const;
const playedScore = { home: 1, away: 2 };
const annulled = { ...gone, outcome: 'annulled', playedScore } as const;
const replayed = { ...gone, outcome: 'replayed', playedScore } as const;
const suspended = { status: 'scheduled', outcome: 'suspended' } as const;
it.each<[string, Partial<MatchView>]>([
  ['annulled', annulled],
  [
    'awarded without play and annulled',
    { ...gone, outcome: 'annulled', resultState: 'under-protest' },
  ],
  ['ordered to be replayed', replayed],
  ['ordered to be played on', suspended],
])(
  'a protest is decided also when the match was %s before, and nothing else is',
  async (_, ruled) => {
    server.on('PATCH /api/matches/3/protests/tap-1.0', [200, {}]);
    const dialog = await openSignOff({ resultState: 'under-protest', protests: [protest] }, ruled);
    expect(dialog.getByText('Najavljen je protest. Rezultat čeka odluku.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /rezultat/ })).toBeNull();
    await press(dialog, 'Donesi odluku');
    expect(await screen.findByText('Odluka o protestu je spremljena')).toBeVisible();
  },
);

it.each<[string, Partial<MatchView>, SignOffView['resultState']]>([
  ['Poništeno', annulled, 'official'],
  ['Ponavlja se', replayed, 'official'],
  ['Prekinuto, nastavlja se', suspended, 'provisional'],
])('a match whose result does not stand is “%s”, not official', async (word, ruled, state) => {
  const dialog = await openSignOff({ resultState: state }, ruled);
  expect(dialog.getByText(word)).toBeVisible();
  expect(dialog.queryByText(/^Rezultat je/)).toBeNull();
  expect(dialog.queryByRole('button', { name: /rezultat/ })).toBeNull();
});

it('an official result is reopened for hours, with a reason and in words', async () => {
  server.on('POST /api/matches/3/reopen', [200, {}]);
  const dialog = await openSignOff({ resultState: 'official' });
  await userEvent.clear(dialog.getByLabelText('Otvoren, u satima'));
  await press(dialog, 'Otvori rezultat za ispravke');
  expect(dialog.getByText('Upišite broj sati od 1 do 720.')).toBeVisible();
  expect(dialog.getByText('Napišite nekoliko riječi.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Otvoren, u satima'), '12');
  await userEvent.selectOptions(dialog.getByLabelText('Razlog'), 'Pogrešan karton');
  await userEvent.type(dialog.getByLabelText('Obrazloženje'), 'Karton je dobio broj 8');
  await press(dialog, 'Otvori rezultat za ispravke');
  expect(await screen.findByText('Rezultat je otvoren za ispravke')).toBeVisible();
  expect(server.sent('POST')).toEqual([
    ['/api/matches/3/reopen', { reason: 'card', hours: 12, text: 'Karton je dobio broj 8' }],
  ]);
});

it.each<[string, Partial<MatchView>]>([
  ['is not over', { status: 'scheduled' }],
  ['was annulled before it began', { status: 'cancelled', outcome: 'annulled' }],
])('a match that %s has nothing to sign', async (_, state) => {
  server.on('GET /api/matches/league/7', [200, [match(3, state)]]);
  open();
  await tab('Utakmice');
  expect(await screen.findByRole('button', { name: 'Odluka…: Bura – Jugo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ovjera/ })).toBeNull();
});

it.each<[string, Partial<MatchView>, RegExp]>([
  ['a protest that waits', { resultState: 'under-protest' }, /^Pod protestom$/],
  [
    'an official result',
    { resultState: 'official', officialAt: at },
    /^Službeni rezultat od .*15.*19:00$/,
  ],
  [
    'a reopened result',
    { officialAt: at },
    /^Otvoren za ispravke do .*15.*19:00, zatim opet službeni$/,
  ],
])('the row of a match has words for %s', async (_, state, words) => {
  const played = match(3, { status: 'completed', homeScore: 1, awayScore: 2, ...state });
  server.on('GET /api/matches/league/7', [200, [played]]);
  open();
  await tab('Utakmice');
  expect(await screen.findByText(words)).toBeVisible();
});
