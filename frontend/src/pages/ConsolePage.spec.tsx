import { byAccount, headers } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { Route, Routes } from 'react-router-dom';
import { rememberGrants } from '@/shared/console/own-grants';
import { rememberedGrants } from '@/shared/console/remembered-grants';
import { i18n } from '@/shared/i18n';
import {
  type Answer,
  type Call,
  type FakeServer,
  lost,
  ok,
  type Reaction,
  refusal,
  serve,
} from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { ConsolePage } from './ConsolePage';
import { MatchConsolePage } from './MatchConsolePage';

const match = {
  id: 7,
  homeTeam: { id: 1, name: 'Bura' },
  awayTeam: { id: 2, name: 'Sava' },
  matchDate: '2026-03-15T16:00:00.000Z',
  venue: null,
  round: 1,
  status: 'in_progress',
  outcome: null,
} as const;
const grant = {
  grantId: 3,
  label: 'Stol 1, Ana',
  device: 1,
  matches: [match],
  validFrom: '2026-03-15T13:00:00.000Z',
  validTo: '2026-03-15T23:00:00.000Z',
};
const referee = {
  id: 5,
  username: 'ana',
  role: 'referee',
  companyName: null,
  membershipPackage: null,
};

/** A device that has entered with a grant, and perhaps somebody who has signed in on it. */
function open(signedIn: boolean): FakeServer {
  rememberGrants({ grants: [grant] });
  const server = serve({
    'GET /api/user': signedIn ? ok(referee) : refusal('auth.required'),
    'GET /api/console': ok({ grants: [grant] }),
    'GET /api/referee/matches': ok([
      { ...match, state: 'accepted' },
      { ...match, id: 8, state: 'declined' },
    ]),
    'GET /api/matches/7/manage': [503],
  });
  show(
    <Routes>
      <Route path="/console" element={<ConsolePage />} />
      <Route path="/console/match/:id" element={<MatchConsolePage />} />
    </Routes>,
    '/console',
  );
  return server;
}

/** In order; a server that is busy is asked again under the same one. */
const namedGrants = ({ calls }: FakeServer) => [
  ...new Set(
    calls
      .filter(({ path }) => path === '/api/matches/7/manage')
      .map((call) => call.headers.get(headers.grant)),
  ),
];

const openMatchUnder = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const card = within(heading.parentElement?.parentElement ?? heading);
  await userEvent.click(await card.findByRole('link', { name: /Bura – Sava/ }));
  await userEvent.click(await screen.findByRole('link', { name: /Natrag/ }));
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  await i18n.changeLanguage('hr');
});

it('what is to be typed stands beside the fields, and none looks filled in', async () => {
  open(false);
  const code = await screen.findByRole('textbox', { name: 'Kod' });
  const pin = screen.getByRole('textbox', { name: 'PIN' });
  expect(code).toHaveAccessibleDescription('Na primjer K7P-42M.');
  expect(pin).toHaveAccessibleDescription('Šest znamenki.');
  for (const field of [code, pin]) expect(field).not.toHaveAttribute('placeholder');
});

it('a match that is postponed has no date here', async () => {
  const server = open(true);
  server.on(
    'GET /api/referee/matches',
    ok([
      {
        ...match,
        status: 'scheduled',
        state: 'accepted',
        outcome: 'postponed',
        matchDate: new Date().toISOString(),
      },
    ]),
  );
  await screen.findByRole('heading', { name: 'Moje utakmice' });
  expect(await screen.findByText('Odgođeno')).toBeVisible();
});

it('a PIN that was copied in groups is entered whole', async () => {
  const server = open(false);
  server.on('POST /api/console/enter', refusal('auth.wrong-pin'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kod' }), 'K7P-42M');
  await userEvent.click(screen.getByRole('textbox', { name: 'PIN' }));
  await userEvent.paste('\u200b123 456');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(server.bodies('POST /api/console/enter')).toEqual([{ code: 'K7P-42M', pin: '123456' }]);
});

it('a referee who signs in on a device with a grant runs the match under either, as chosen', async () => {
  const server = open(true);
  await openMatchUnder('Moje utakmice');
  await openMatchUnder('Stol 1, Ana');
  expect(namedGrants(server)).toEqual([byAccount, '3']);
});

it('whoever came with a grant is told that they may sign in, and loses nothing', async () => {
  const server = open(false);
  expect(await screen.findByRole('link', { name: 'Prijavi se' })).toHaveAttribute('href', '/auth');
  await openMatchUnder('Stol 1, Ana');
  expect(namedGrants(server)).toEqual(['3']);
});

it('a link leads to the match also when the page learns late that it had no grant before', async () => {
  let end = () => {};
  const late = new Promise<void>((resolve) => {
    end = resolve;
  });
  const server = serve({
    'GET /api/user': refusal('auth.required'),
    'GET /api/console': async ({ init }) => {
      init.signal?.addEventListener('abort', end);
      await late;
      return refusal('auth.required');
    },
    'GET /api/matches/7/manage': [503],
    'POST /api/console/enter': () => {
      server.on('GET /api/console', ok({ grants: [grant] }));
      setTimeout(end);
      return ok(grant);
    },
  });
  show(
    <Routes>
      <Route path="/console" element={<ConsolePage />} />
      <Route path="/console/match/:id" element={<MatchConsolePage />} />
    </Routes>,
    `/console#t=${'a'.repeat(22)}`,
  );
  expect(await screen.findByRole('link', { name: /Natrag/ })).toBeVisible();
  expect(rememberedGrants()).toHaveLength(1);
});

describe('given a link whose answer is lost', () => {
  const token = 'a'.repeat(22);
  const open = (enter: Reaction): FakeServer => {
    const server = serve({
      'GET /api/user': refusal('auth.required'),
      'GET /api/console': ok({ grants: [] }),
      'GET /api/matches/7/manage': [503],
      'POST /api/console/enter': enter,
    });
    show(
      <Routes>
        <Route path="/console" element={<ConsolePage />} />
        <Route path="/console/match/:id" element="the table" />
      </Routes>,
      `/console#t=${token}`,
    );
    return server;
  };
  const entries = ({ calls }: FakeServer) =>
    calls
      .filter(({ path }) => path === '/api/console/enter')
      .map(({ headers: sent, body }) => [sent.get(headers.commandId), body]);

  it('the device repeats the same entry by itself', async () => {
    let answered = 0;
    const server = open((call) => {
      answered += 1;
      if (answered === 1) return (lost as (made: Call) => Answer)(call);
      return ok(grant);
    });
    expect(await screen.findByText('the table')).toBeVisible();
    const [first, second] = entries(server);
    expect(first).toEqual([expect.stringMatching(/^[\da-f]{32}$/), { token }]);
    expect(second).toEqual(first);
    expect(sessionStorage).toHaveLength(0);
  });

  it('a page that is loaded again enters with it, without another scan', async () => {
    sessionStorage.setItem('console-entry', JSON.stringify({ id: 'kept-entry-1', token }));
    const server = serve({
      'GET /api/user': refusal('auth.required'),
      'GET /api/console': ok({ grants: [] }),
      'POST /api/console/enter': refusal('auth.grant-revoked'),
    });
    show(<ConsolePage />, '/console');
    expect(await screen.findByRole('alert')).toHaveTextContent('opozvan');
    expect(entries(server)).toEqual([['kept-entry-1', { token }]]);
    // The answer was a definite one.
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Pokušaj ponovo' })).toBeNull();
  });
});
