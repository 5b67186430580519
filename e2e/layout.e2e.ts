import type { MatchView } from '@kolo/domain';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Api, administrator } from './api.js';
import { expect, type Kolo, test } from './fixtures.js';
import { expectFits, sizes } from './layout.js';
import { scrollToEnd } from './scroll-to-end.js';
import { isTakenOver } from './vitals.js';

type Language = 'hr' | 'en';

/** The scorekeeper's tablet, held upright. */
const tablet = { width: 768, height: 1024 };

/** A phone held across. */
const onItsSide = { width: 740, height: 360 };

/** Ids of the demo season. */
const company = { username: 'bura', password: 'kolo-demo' };

/** Opens a page and waits until it has loaded everything. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Before, a tap is lost or loads another page.
  await page.waitForFunction(isTakenOver);
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page);
}

/** The tab keeps the title that the server gave it, in the language of the device. */
async function expectOneTitle(page: Page, path: string): Promise<void> {
  const titles = await page.evaluate(() =>
    [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
  );
  const served = await (await page.request.get(path)).text();
  const named = /<title[^>]*>([^<]*)/
    .exec(served)?.[1]
    ?.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code));
  expect.soft(titles, path).toEqual([named]);
}

async function speak(page: Page, language: Language): Promise<void> {
  const name = language === 'en' ? 'Switch to English' : 'Prebaci na hrvatski';
  await page.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // A text that has not been loaded shows as its key.
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(/^[a-z][\w.]*$/);
}

async function signIn(
  { request }: BrowserContext,
  { url }: Kolo,
  who = administrator,
): Promise<void> {
  await request.post('/api/login', { data: who, headers: { origin: url } });
}

/** Both names and the next step are fully visible on the console; only the rest may need scrolling. */
async function expectWholeConsole(page: Page, name: string, next: string): Promise<void> {
  for (const size of [sizes[0], tablet, sizes[1]]) {
    await expectFits(page, name, size);
    const beyond = await page
      .getByRole('heading', { level: 1 })
      .locator('span')
      .evaluateAll(
        (all) =>
          all.filter(
            (it) =>
              getComputedStyle(it).webkitLineClamp !== 'none' &&
              it.scrollHeight > it.clientHeight + 1,
          ).length,
      );
    expect.soft(beyond, `${name} cuts a name at ${size.width} px`).toBe(0);
    await expect
      .soft(page.getByRole('button', { name: next }), `${name} at ${size.width} px`)
      .toBeInViewport({ ratio: 1 });
  }
}

test('every public page has room for its texts, in both languages and on every screen', async ({
  browser,
  kolo,
}) => {
  const api = await new Api(kolo.url).signIn();
  const running = await api.readyMatch();
  await api.kickOff(running.id);
  // On a phone the second score is off screen, in a row that scrolls.
  await api.kickOff((await api.readyMatch()).id);
  const ready = await api.readyMatch();
  const matches = await api.get<MatchView[]>(`/matches/league/${ready.leagueId}`);
  const played = matches.find(({ status }) => status === 'completed');
  const context = await browser.newContext({ baseURL: kolo.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy|Permissions-Policy/.test(line.text()))
      violations.push(line.text());
  });
  let spoken: Language = 'hr';
  const expectRoom = async (path: string): Promise<void> => {
    // Opened as on a phone and then enlarged, because no phone starts as a desktop.
    await page.setViewportSize(sizes[0]);
    await visit(page, path);
    await expectOneTitle(page, path);
    for (const size of sizes) {
      await expectFits(page, `${path} in ${spoken}`, size);
      spoken = spoken === 'hr' ? 'en' : 'hr';
      await speak(page, spoken);
      await expectFits(page, `${path} in ${spoken}`, size);
    }
  };
  for (const path of [
    ...['/', '/league-table', '/matches', '/statistics', '/gallery', '/live', '/propositions'],
    ...['/auth', '/auth?tab=register', '/console', `/team/${ready.homeTeamId}`],
    ...[`/league/${ready.leagueId}/bracket`, `/league/${ready.leagueId}/awards`],
    ...[`/live/${running.id}`, `/live/${ready.id}`, `/live/${played?.id}`, '/nowhere'],
  ])
    await expectRoom(path);
  // The page's content security policy allows its own site's socket.
  await page.goto(`/live/${running.id}`);
  await expect(page.locator('article[data-state="live"]')).toBeVisible();
  expect(violations).toEqual([]);
  await signIn(context, kolo);
  for (const path of ['/', '/league-table', '/matches?tab=results', '/statistics'])
    await expectRoom(path);
  await context.close();
});

test('text at 200 % size hides nothing', async ({ kolo, launchOptions, playwright }) => {
  const api = await new Api(kolo.url).signIn();
  const { id, homeTeamId, leagueId } = await api.readyMatch();
  const [player] = (await api.manage(id)).homePlayers;
  if (player === undefined) throw new Error('The team has no players');
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ baseURL: kolo.url, reducedMotion: 'reduce' });
  await signIn(context, kolo);
  const page = await context.newPage();
  for (const path of ['/', '/league-table', '/matches', `/team/${homeTeamId}`, `/live/${id}`]) {
    await visit(page, path);
    await expectFits(page, `${path} in large letters`, sizes[1]);
  }

  const visitor = await browser.newContext({ baseURL: kolo.url, viewport: sizes[0] });
  const phone = await visitor.newPage();
  // Letters that come after the first paint are left out until the next page.
  await visit(phone, '/');
  await visit(phone, '/');
  const names = phone.locator('section ul li').first().locator('[dir=auto]');
  const cut = (all: Element[]) => all.filter((it) => it.scrollHeight > it.clientHeight + 1).length;
  await expect(names).toHaveCount(2);
  expect(await names.evaluateAll(cut), 'names in the first card of the ticker').toBe(0);
  for (const path of [
    ...['/', '/live', `/live/${id}`, '/league-table', '/matches', '/auth'],
    ...[`/team/${homeTeamId}`, '/nowhere', '/statistics', '/gallery'],
    ...['/statistics?tab=records', '/statistics?tab=progress', `/player/${player.id}`],
  ]) {
    await visit(phone, path);
    await expectFits(phone, `${path} in large letters on a phone`, sizes[0]);
    await expect(phone.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeInViewport({
      ratio: 1,
    });
  }
  for (const path of [`/embed/match/${id}`, `/embed/table/${leagueId}`]) {
    await visit(phone, path);
    await expectFits(phone, `${path} in large letters on a phone`, sizes[0]);
  }
  for (const path of ['/auth?tab=register', '/auth/forgot']) {
    await visit(phone, path);
    await expectFits(phone, `${path} in large letters on a phone`, sizes[0]);
  }
  await signIn(visitor, kolo, company);
  await visit(phone, '/moj-tim');
  await expect(phone.getByRole('heading', { name: 'Igrači' })).toBeVisible();
  await expectFits(phone, '/moj-tim in large letters on a phone', sizes[0]);
  // The letters of the device are wider than ours.
  await visitor.route('**/*.woff2', (route) => route.abort());
  for (const path of ['/', '/moj-tim']) {
    await visit(phone, path);
    await expectFits(phone, `${path} in large letters of the device`, sizes[0]);
    expect(await brokenWords(phone), `words of the bottom bar at ${path}`).toEqual([]);
  }

  await page.setViewportSize(sizes[0]);
  for (const path of [
    ...['companies', 'matches'].map((section) => `/admin?section=${section}`),
    ...[`/league/${leagueId}`, '/account'],
  ]) {
    await visit(page, path);
    await expectFits(page, `${path} in large letters on a phone`, sizes[0]);
  }
  // Asked only for a match of another day.
  const open = page.getByRole('button', { name: 'Otvori utakmicu' });
  await page.addLocatorHandler(open, () => open.click());
  await visit(page, `/admin/match/${id}`);
  await expectWholeConsole(page, 'attendance in large letters', 'Potvrdi sastave i pripremi');
  await api.kickOff(id);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectWholeConsole(page, 'a running match in large letters', 'Poluvrijeme');
  // Text that is enlarged after the page has chosen its layout.
  for (const path of ['/', '/live', '/league-table']) {
    await visit(page, path);
    await page.addStyleTag({ content: 'html { font-size: 32px }' });
    await expectFits(page, `${path} in enlarged letters`, sizes[1]);
  }
  await browser.close();
});

test('a printed page is black on white A4, without what can only be tapped', async ({
  browser,
  kolo,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { id, homeTeamId, leagueId } = await api.readyMatch();
  const context = await browser.newContext({ baseURL: kolo.url, viewport: sizes[0] });
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const page = await context.newPage();
  const finals = `/league/${leagueId}/bracket`;
  const awards = `/league/${leagueId}/awards`;
  const team = `/team/${homeTeamId}`;
  for (const path of ['/league-table', '/matches', `/live/${id}`, team, finals, awards]) {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('banner'), path).toHaveCount(0);
    await expect.soft(page.getByRole('navigation'), path).toHaveCount(0);
    const [colour, ...grounds] = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      ...[document.documentElement, ...document.querySelectorAll('main [data-theme]')].map(
        (one) => getComputedStyle(one).backgroundColor,
      ),
    ]);
    expect.soft(colour, path).toBe('rgb(0, 0, 0)');
    expect.soft(new Set(grounds), path).toEqual(new Set(['rgb(255, 255, 255)']));
    const sheet = await page.pdf({ preferCSSPageSize: true });
    // A4 in points; the finals are in landscape, as their rounds are side by side.
    expect
      .soft(sheet.toString('latin1'), path)
      .toMatch(
        path === finals
          ? /\/MediaBox ?\[0 0 84[12][\d.]* 59[4-6]/
          : /\/MediaBox ?\[0 0 59[4-6][\d.]* 84[12]/,
      );
    const foot = await page.evaluate(() =>
      ['title', 'address', 'date'].map((part) =>
        document.documentElement.style.getPropertyValue(`--print-${part}`),
      ),
    );
    expect
      .soft(foot)
      .toEqual([
        JSON.stringify(await page.title()),
        JSON.stringify(kolo.url + path),
        expect.stringMatching(/^"\d\d\.\s\d\d\.\s\d{4}\."$/),
      ]);
    await page.emulateMedia({ media: null });
  }
  await context.close();
});

test('three texts about matches stand still, and in a tablet’s width', async ({
  browser,
  kolo,
}) => {
  const context = await browser.newContext({ baseURL: kolo.url, viewport: sizes[1] });
  const page = await context.newPage();
  // Three of either kind: which one is shown depends on the weekday.
  await page.route('**/api/matches/commentary', async (route) => {
    const matches: MatchView[] = await (await route.fetch()).json();
    const three = (wanted: boolean) =>
      matches.filter(({ status }) => (status === 'completed') === wanted).slice(0, 3);
    await route.fulfill({ json: [...three(true), ...three(false)] });
  });
  // The texts come with a home page that the server renders; one opened from another page reads them.
  await visit(page, '/live');
  await page.getByRole('link', { name: 'Početna' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Svaki gol/ })).toBeVisible();
  await scrollToEnd(page);
  const cards = page
    .getByRole('list', { name: /^(Najave|Komentari) utakmica$/ })
    .locator('visible=true');
  await expect(cards.getByRole('listitem')).toHaveCount(3);
  await expectFits(page, 'three texts', sizes[1]);
  await context.close();
});

test('a phone has room for a minute of stoppage time, and for the button that ends a half', async ({
  browser,
  kolo,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { id } = await api.readyMatch();
  await api.kickOff(id, new Date(Date.now() - 26 * 60_000));
  const context = await browser.newContext({ baseURL: kolo.url, viewport: sizes[0] });
  const page = await context.newPage();
  await visit(page, '/matches');
  const minute = page.getByText(/^20\+\d+′$/);
  const running = page.getByRole('link').filter({ has: minute });
  const { right } = await running.locator(minute).evaluate((it) => it.getBoundingClientRect());
  const crest = running.locator('svg').first();
  const { left } = await crest.evaluate((it) => it.getBoundingClientRect());
  expect(right, 'the minute comes close to the crest').toBeLessThanOrEqual(left - 8);

  await signIn(context, kolo);
  await page.goto(`/admin/match/${id}`);
  await page.getByRole('button', { name: 'Poluvrijeme', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  for (const button of await page.getByRole('alertdialog').getByRole('button').all())
    expect(await button.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(1);
  await context.close();
});

test('a phone on its side has room for three rows of players of each team', async ({
  browser,
  kolo,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { id, homeTeamName, awayTeamName } = await api.readyMatch();
  await api.kickOff(id);
  const context = await browser.newContext({ baseURL: kolo.url, viewport: onItsSide });
  await signIn(context, kolo);
  const page = await context.newPage();
  await page.goto(`/admin/match/${id}`);
  for (const team of [homeTeamName, awayTeamName]) {
    await page.getByRole('tab', { name: team, exact: true }).click();
    const rows = page.getByRole('region', { name: team, exact: true }).getByRole('listitem');
    await expectFits(page, `rows of ${team}`, onItsSide);
    for (const row of [0, 1, 2]) {
      const goal = rows.nth(row).getByRole('button').first();
      await expect(goal, `row ${row} of ${team}`).toBeInViewport({ ratio: 1 });
    }
  }
  await context.close();
});

test('a phone on its side shows score and minute of a running match, one below the other', async ({
  browser,
  kolo,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { id } = await api.readyMatch();
  await api.kickOff(id, new Date(Date.now() - 26 * 60_000));
  const context = await browser.newContext({ baseURL: kolo.url, viewport: onItsSide });
  const page = await context.newPage();
  await page.goto(`/live/${id}`);
  const minute = page.locator('.match-score').getByText(/^20\+\d+′$/);
  await expect(minute).toBeVisible();
  const { bottom } = await boxOf(page.locator('[data-goals=home]').first());
  expect(bottom, 'the score ends above the minute').toBeLessThanOrEqual((await boxOf(minute)).top);
  expect(bottom, 'the score ends above the bar').toBeLessThanOrEqual(
    (await boxOf(page.locator('nav.fixed'))).top,
  );
  await context.close();
});

test('a phone shows eight teams of the table while matches are played', async ({
  browser,
  kolo,
}) => {
  const api = await new Api(kolo.url).signIn();
  await api.kickOff((await api.readyMatch()).id);
  const context = await browser.newContext({ baseURL: kolo.url, viewport: sizes[0] });
  await signIn(context, kolo);
  const page = await context.newPage();
  await page.goto('/league-table');
  await expect(page.getByText('Privremena tablica')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Tablica lige' }).getByRole('listitem');
  const { bottom } = await boxOf(rows.nth(7));
  const { top } = await boxOf(page.locator('nav.fixed'));
  expect(bottom, 'the eighth team above the bar').toBeLessThanOrEqual(top);
  await context.close();
});

test('the administrator’s list of matches has room for both names beside what can be done', async ({
  browser,
  kolo,
}) => {
  const context = await browser.newContext({ baseURL: kolo.url });
  await signIn(context, kolo);
  const page = await context.newPage();
  await visit(page, '/admin?section=matches');
  const names = page.getByRole('listitem').getByRole('link').locator('[dir=auto]');
  await expect(names.first()).toBeVisible();
  for (const size of [tablet, sizes[1], sizes[2]]) {
    await expectFits(page, 'the administrator’s list of matches', size);
    const narrowest = await names.evaluateAll((all) =>
      Math.min(...all.map((it) => it.clientWidth)),
    );
    expect.soft(narrowest, `a team’s name at ${size.width} px`).toBeGreaterThan(120);
  }
  await context.close();
});

test('where the facts of a match wrap on a phone, no line begins or ends with a dot', async ({
  browser,
  kolo,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { id, matchDate } = await api.readyMatch();
  const venue = 'Gradska sportska dvorana Dražena Petrovića';
  await api.must('PATCH', `/matches/${id}/schedule`, { matchDate, venue });
  const context = await browser.newContext({ baseURL: kolo.url, viewport: sizes[0] });
  const page = await context.newPage();
  await page.goto(`/live/${id}`);
  await expectDotsBetween(page.locator('p.dotted').filter({ hasText: venue }));
  await page.goto('/live');
  const onBoard = page.getByRole('link').filter({ hasText: venue }).locator('.dotted');
  await expectDotsBetween(onBoard.first());
  await context.close();
});

async function expectDotsBetween(facts: Locator): Promise<void> {
  await expect(facts).toBeVisible();
  // The dot is at the start of a fact, as wide as its letters are high.
  const dots = await facts.locator('> *').evaluateAll((all) =>
    all.map((it) => {
      const { left, top } = it.getBoundingClientRect();
      const row = it.parentElement?.getBoundingClientRect();
      const dot = Number.parseFloat(getComputedStyle(it, '::before').width);
      return { line: top, isClipped: left + dot <= (row?.left ?? 0) + 0.5 };
    }),
  );
  const lines = dots.map(({ line }) => line);
  expect(new Set(lines).size, 'lines').toBeGreaterThan(1);
  expect(dots.map(({ isClipped }) => isClipped)).toEqual(
    lines.map((line, at) => lines.indexOf(line) === at),
  );
}

const boxOf = (part: Locator): Promise<DOMRect> =>
  part.evaluate((it) => it.getBoundingClientRect());

/** Words of the bottom bar that need a second line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('nav.fixed li span').evaluateAll((words) =>
    words.flatMap((word) => {
      const lineHeight = Number.parseFloat(getComputedStyle(word).lineHeight);
      const isBroken = word.scrollHeight > 1.5 * lineHeight && !/\s/.test(word.textContent ?? '');
      return isBroken ? [word.textContent ?? ''] : [];
    }),
  );
