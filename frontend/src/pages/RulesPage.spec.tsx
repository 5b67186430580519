import {
  type BoardMatch,
  presetRules,
  type RulesView,
  type SessionUser,
  usualSeasonRules,
} from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { i18n } from '@/shared/i18n';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import { boardStore } from '@/shared/live/board-store';
import { type Answer, type FakeServer, serve } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { RulesPage } from './RulesPage';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const referee: SessionUser = {
  id: 1,
  username: 'marko',
  role: 'referee',
  companyName: null,
  membershipPackage: null,
};

const rules: RulesView = {
  id: 7,
  title: 'Pravila lige 2025/26',
  filename: 'pravila-lige-2026-05-24.docx',
  originalFilename: 'Propozicije.docx',
  filePath: '/api/rules/7/file',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  fileSize: 250_000,
  uploadedBy: 1,
  createdAt: '2026-05-23T22:30:00Z',
  updatedAt: '2026-05-23T22:30:00Z',
  content: '/api/rules/7/file',
};

const none: Answer = [404, { error: 'rules.not-published', message: 'Nema ih.' }];
let server: FakeServer;
let saved: { name: string; href: string }[];

const content = new Blob(['sadržaj']);

function SignIn() {
  return <p>sign-in, then {JSON.stringify(useLocation().state)}</p>;
}

const league = { id: 3, name: 'Poslovna liga', season: '2025/26' };
const company = {
  preset: 'company-running',
  version: 0,
  rules: presetRules['company-running'],
};

const open = (path = '/propositions') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <RouterLinks>
          <Routes>
            <Route path="/propositions" element={<RulesPage />} />
            <Route path="/auth" element={<SignIn />} />
          </Routes>
        </RouterLinks>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );

const download = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Preuzmi pravila' }));
const factOf = (name: string): string | null | undefined =>
  screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => {
  localStorage.clear();
  saved = [];
  server = serve({
    'GET /api/user': [200, referee],
    'GET /api/rules': [200, rules],
    'GET /api/rules/7/file': [200, content],
    'GET /api/leagues/facts': [200, { season: { league } }],
    'GET /api/leagues/3/match-rules': [200, company],
    'GET /api/leagues/3/season-rules': [200, { version: 0, rules: usualSeasonRules }],
  });
  Object.assign(URL, { createObjectURL: () => 'blob:rules', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => i18n.changeLanguage('hr'));
});

describe('RulesPage', () => {
  it('asks a visitor to sign in, and to come back', async () => {
    server.on('GET /api/user', [401, {}]);
    open();
    expect(await screen.findByText('Prijava potrebna')).toBeVisible();
    expect(server.read).not.toContain('/api/rules');
    const link = screen.getByRole('link', { name: 'Prijava' });
    expect(link).toHaveAttribute('href', '/auth');
    // The mocked click of a link does not navigate; the router listens to the event itself.
    act(
      () => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    expect(screen.getByText('sign-in, then {"from":"/propositions"}')).toBeVisible();
  });

  it('shows what is published, and what stands in it', async () => {
    open();
    expect(await screen.findByText('Dostupno')).toBeVisible();
    expect(factOf('Naslov')).toBe('Pravila lige 2025/26');
    expect(factOf('Posljednja izmjena')).toBe('24.\u00a005.\u00a02026.');
    expect(factOf('Veličina')).toBe('244 KB');
    expect(factOf('Format')).toBe('DOCX');
    for (const text of [/15 igrača iz tvrtke i 2 vanjska/, /4\+1.*vratar/, /veličine 5/])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Napomene' })).toBeVisible();
  });

  it('downloads what is published by then, under its own name', async () => {
    open();
    await screen.findByText('Dostupno');
    const newer = {
      ...rules,
      id: 8,
      filename: 'pravila-lige-2026-05-25.pdf',
      content: '/api/rules/8/file',
    };
    server.on('GET /api/rules', [200, newer]);
    server.on('GET /api/rules/8/file', [200, content]);
    await download();
    expect(await screen.findByText('Pravila lige su uspješno preuzeta!')).toBeVisible();
    expect(saved).toEqual([{ name: 'pravila-lige-2026-05-25.pdf', href: 'blob:rules' }]);
    expect(factOf('Format')).toBe('PDF');
  });

  it('says that nothing is published yet, and offers nothing to download', async () => {
    server.on('GET /api/rules', none);
    open();
    expect(await screen.findByText('Još nije objavljeno')).toBeVisible();
    expect(screen.getByText('Pravila trenutno nisu dostupna.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preuzmi pravila' })).toBeNull();
  });

  it('says while downloading that what was published is gone', async () => {
    open();
    await screen.findByText('Dostupno');
    server.on('GET /api/rules', none);
    await download();
    const toasts = await screen.findAllByText('Pravila trenutno nisu dostupna.');
    expect(toasts.length).toBeGreaterThan(1);
    expect(saved).toEqual([]);
  });

  it('says why the rules could not be read, and asks again', async () => {
    server.on('GET /api/rules', [503, { message: 'Poslužitelj se diže.' }]);
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Greška pri dohvaćanju pravila');
    expect(alert).toHaveTextContent('Poslužitelj se diže.');
    server.on('GET /api/rules', [200, rules]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovo' }));
    expect(await screen.findByText('Dostupno')).toBeVisible();
  });

  it.each([
    ['GET /api/rules', 'Greška pri dohvaćanju pravila'],
    ['GET /api/rules/7/file', 'Došlo je do greške pri preuzimanju pravila.'],
  ] as const)('says that %s failed while downloading, and why', async (route, title) => {
    open();
    await screen.findByText('Dostupno');
    server.on(route, [503, { message: 'Poslužitelj se diže.' }]);
    await download();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('Poslužitelj se diže.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  describe('the rules of this league', () => {
    const ruleOf = (name: string): (string | null)[] => {
      const texts = screen
        .getByText(name, { selector: 'dt' })
        .parentElement?.querySelectorAll('dd');
      return [...(texts ?? [])].map(({ textContent }) => textContent);
    };

    it('are read by everybody, with what differs from FIFA', async () => {
      server.on('GET /api/user', [401, {}]);
      open();
      expect(await screen.findByText('Liga tvrtki, sat ne staje')).toBeVisible();
      expect(screen.getByText('Prijava potrebna')).toBeVisible();
      expect(screen.getByText('Poslovna liga · 2025/26')).toBeVisible();
      expect(screen.getByText(/^10 pravila razlikuje se od FIFA-inih/)).toBeVisible();
      expect(ruleOf('Trajanje poluvremena')).toEqual(['20 min']);
      expect(ruleOf('Odmor na poluvremenu')).toEqual([
        '5 min',
        'Razlikuje se od FIFA-e FIFA: 15 min',
      ]);
      expect(ruleOf('Udarac bez živog zida')[0]).toBe('nema, prekršaji se ne broje');
      expect(screen.queryByText('Udaljenost tog udarca')).toBeNull();
    });

    it('stand above what needs an account', async () => {
      server.on('GET /api/user', [401, {}]);
      open();
      const sheet = await screen.findByText('Poslovna liga · 2025/26');
      const prompt = screen.getByText('Prijava potrebna');
      expect(sheet.compareDocumentPosition(prompt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });

    it('are those of the league in the address', async () => {
      server.on('GET /api/leagues/names', [200, [{ ...league, isActive: true }]]);
      server.on('GET /api/leagues/facts?leagueId=3', [200, { season: { league } }]);
      const sheet = { preset: 'tournament', rules: presetRules.tournament, version: 2 };
      server.on('GET /api/leagues/3/match-rules', [200, sheet]);
      const scrolled = jest.fn();
      Object.assign(Element.prototype, { scrollIntoView: scrolled });
      open('/propositions?league=3#match-rules');
      expect(await screen.findByText('Turnir')).toBeVisible();
      expect(ruleOf('Raspucavanje')[0]).toBe('po 5 udaraca, zatim do odluke');
      expect(screen.getByText('Dva poluvremena po 15 min.', { exact: false })).toBeVisible();
      expect(scrolled.mock.contexts).toContain(
        screen.getByRole('region', { name: 'Pravila ove lige' }),
      );
    });

    it('say what applies beside played matches, in plain sentences', async () => {
      const set = {
        ...usualSeasonRules,
        withdrawal: 'award-all',
        awards: { ...usualSeasonRules.awards, keepsBetterPlayed: false, minusPoints: 2 },
      };
      server.on('GET /api/user', [401, {}]);
      server.on('GET /api/leagues/3/season-rules', [200, { version: 2, rules: set }]);
      open();
      const card = await screen.findByRole('region', { name: 'Pravila sezone' });
      const rules = await within(card).findAllByRole('listitem');
      expect(rules.map(({ textContent }) => textContent)).toEqual([
        'Kad tim odustane, predlaže se da sve njegove utakmice, i odigrane, dobiju protivnici.',
        'Kad se rezultat dodijeli odlukom, vrijedi dodijeljeni i ako je odigrani za pobjednika bolji.',
        'Tim koji izgubi odlukom gubi još 2 boda.',
        'Kad tim ima 2 nedolaska, administratori dobivaju upozorenje.',
        'Golovi iz utakmice s dodijeljenim rezultatom ne broje se strijelcima.',
        'Golovi iz poništene utakmice ne broje se strijelcima.',
        'Kartoni iz poništene utakmice i dalje se broje.',
      ]);
      const ruleValue = (label: string) => within(card).getByText(label).nextElementSibling;
      expect(ruleValue('Suspenzija nakon žutih kartona')).toHaveTextContent('3, 6, 9');
      expect(ruleValue('Suspenzija nakon isključenja')).toHaveTextContent('nema');
      expect(ruleValue('Suspenzija zbog crvenog kartona')).toHaveTextContent('1 utakmica');
      expect(ruleValue('Popis suspendiranih je javan')).toHaveTextContent('da');
      expect(ruleValue('Kasni igrači dodaju se na popis')).toHaveTextContent(
        'dokad kažu pravila igre',
      );
      expect(ruleValue('Rok za protest')).toHaveTextContent('24 h');
      expect(ruleValue('Načini potpisa zapisnika')).toHaveTextContent(/^Računom, Kvačica i ime, /);
      await act(() => i18n.changeLanguage('en'));
      expect(
        await screen.findByText('Goals of an annulled match do not count for its scorers.'),
      ).toBeVisible();
    });

    it('follow a league that is renamed', async () => {
      open();
      expect(await screen.findByText(/Poslovna liga/)).toBeVisible();
      const line = (name: string) => ({ matchId: 1, league: { ...league, name } }) as BoardMatch;
      act(() => boardStore.setState({ matches: [line('Poslovna liga')] }));
      const renamed = { ...league, name: 'Velika liga' };
      server.on('GET /api/leagues/facts', [200, { season: { league: renamed } }]);
      act(() => boardStore.setState({ matches: [line('Velika liga')] }));
      expect(await screen.findByText(/Velika liga/)).toBeVisible();
      expect(screen.queryByText(/Poslovna liga/)).toBeNull();
    });

    it('are missing while no league is active', async () => {
      server.on('GET /api/leagues/facts', [200, { season: null }]);
      open();
      expect(await screen.findByText('Trenutno nijedna liga nije aktivna.')).toBeVisible();
    });

    it.each(['GET /api/leagues/facts', 'GET /api/leagues/3/match-rules'] as const)(
      'say why they could not be read when %s fails, and ask again',
      async (route) => {
        const before = route.endsWith('facts') ? { season: { league } } : company;
        server.on(route, [503, { message: 'Poslužitelj se diže.' }]);
        open();
        const alert = await screen.findByRole('alert');
        expect(alert).toHaveTextContent('Pravila ove lige nije moguće učitati');
        server.on(route, [200, before]);
        await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovo' }));
        expect(await screen.findByText('Liga tvrtki, sat ne staje')).toBeVisible();
      },
    );
  });

  it('speaks English', async () => {
    await act(() => i18n.changeLanguage('en'));
    open();
    expect(await screen.findByText('Available')).toBeVisible();
    expect(screen.getByText('15 company players and 2 external players.')).toBeVisible();
  });
});
