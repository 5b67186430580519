/** @jest-environment node */
import { pageRenderer } from './render-page';
import { FakeApi, pages, readers, seed } from './testing/pages';

const render = pageRenderer({
  files: {
    'src/pages/LeagueTablePage.tsx': { file: 'assets/table.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', imports: ['_home.js'] },
    '_home.js': { file: 'assets/home.js' },
    'src/shared/i18n/en/first-texts.ts': { file: 'assets/first.js' },
    'src/shared/i18n/en/league-texts.ts': { file: 'assets/league.js' },
    'src/shared/i18n/en/home-texts.ts': { file: 'assets/hero.js' },
    'src/shared/i18n/en/home-block-texts.ts': { file: 'assets/blocks.js' },
    'src/shared/i18n/hr/ruled-match-texts.ts': { file: 'assets/ruled-match.js' },
  },
  linked: { 'index.html': ['assets/home.js'], 'live.html': [] },
});

// As in the bundle (vite.server.config.ts): Node 26 has its own, and warns of it.
Object.defineProperty(globalThis, 'localStorage', { value: undefined });

describe('where there is no browser', () => {
  it.each(pages)('%s shows %s, and nothing that only a script would show', async (at, shown) => {
    const { root } = await render(seed(at), new FakeApi().read);
    expect(root).toContain(shown);
    expect(root).not.toMatch(/Učitavanje|role="status">\s*<span class="sr-only"/);
  });

  it('each answer is read once, as the browser would ask for it', async () => {
    const api = new FakeApi();
    const { data } = await render(seed('/league-table'), api.read);
    const known = ['/api/live', ...Object.keys(data.answers)];
    expect(api.paths.toSorted()).toEqual(known.toSorted());
    expect(api.paths).toContain('/api/league-table/live');
    expect(api.paths).not.toContain('/api/user');
  });

  it('a page is rendered once, although its parts find out only then what they need', async () => {
    const server = jest.requireActual<typeof import('react-dom/static')>('react-dom/static');
    const prerender = jest.spyOn(server, 'prerender');
    const { root } = await render(seed('/live/13'), new FakeApi().read);
    expect(root).toContain('4,5');
    expect(prerender).toHaveBeenCalledTimes(1);
  });

  it('only a page that shows the whole live board holds it, others what they show of it', async () => {
    const dataOf = async (at: string) => (await render(seed(at), new FakeApi().read)).data;
    const { answers, board } = await dataOf('/live');
    expect([answers['/api/live']?.status, board]).toEqual([200, undefined]);
    for (const at of ['/league-table', '/statistics', '/live/7', '/embed/table/1']) {
      const page = await dataOf(at);
      expect([at, page.answers['/api/live']]).toEqual([at, undefined]);
      expect(JSON.stringify(page.board ?? {}).length).toBeLessThan(120);
    }
    const team = await dataOf('/team/100');
    expect(team.board).toMatchObject({ 'live 100': { matchId: 7 } });
  });

  it('whoever is signed in reads more, and is greeted', async () => {
    const user = readers.administrator;
    const api = new FakeApi();
    expect((await render(seed('/', { user }), api.read)).root).toContain('marko');
    expect(api.paths.some((path) => path.startsWith('/api/matches/upcoming/user'))).toBe(true);
  });

  it('two pages at once keep their languages', async () => {
    const both = (['hr', 'en'] as const).map((language) =>
      render(seed('/league-table', { language }), new FakeApi().read),
    );
    const [hr, en] = await Promise.all(both);
    expect(hr?.root).toContain('Tablica');
    expect(en?.root).not.toContain('Tablica');
  });

  it('the code and the texts of the page are loaded with it, but not what every page links', async () => {
    const { head } = await render(seed('/league-table', { language: 'en' }), new FakeApi().read);
    const linked = [...head.matchAll(/<link rel="(\w+)"[^>]* href="\/assets\/([^"]+)"/g)];
    expect(linked.map(([, rel, file]) => [rel, file])).toEqual([
      ['modulepreload', 'table.js'],
      ['modulepreload', 'shared.js'],
      ['modulepreload', 'first.js'],
      ['modulepreload', 'league.js'],
    ]);
  });

  it('the texts of parts that load when the reader comes near are not loaded with the page', async () => {
    const { head, data, root } = await render(seed('/', { language: 'en' }), new FakeApi().read);
    expect(root).toContain('League table');
    expect(data.texts).toContain('home');
    expect(data.texts).not.toContain('homeBlocks');
    expect(head).toContain('href="/assets/hero.js"');
    expect(head).not.toMatch(/blocks|league/);
  });

  it('the texts of what few matches show are loaded with the page of a match that shows it', async () => {
    const head = async (at: string) => (await render(seed(at), new FakeApi().read)).head;
    expect(await head('/live/12')).toContain('href="/assets/ruled-match.js"');
    expect(await head('/live/7')).not.toContain('ruled-match');
  });

  it('without scripts a running match is asked for again, and nothing else is', async () => {
    const refresh = '<meta http-equiv="refresh" content="10" />';
    const headOf = async (at: string) => (await render(seed(at), new FakeApi().read)).head;
    for (const at of ['/live/7', '/embed/match/7', '/overlay/7'])
      expect(await headOf(at)).toContain(`<noscript>${refresh}</noscript>`);
    for (const at of ['/live', '/live/8', '/league-table'])
      expect(await headOf(at)).not.toContain(refresh);
  });

  it('an answer that may be better a moment later makes no page', async () => {
    const busy = async () => ({ status: 503, body: '{}' });
    await expect(render(seed('/league-table'), busy)).rejects.toThrow('503');
  });
});
