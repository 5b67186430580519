import { AxeBuilder } from '@axe-core/playwright';
import type { MatchView } from '@kolo/domain';
import type { Locator, Page } from '@playwright/test';
import { Api, administrator } from './api.js';
import { Console } from './console.js';
import { expect, test } from './fixtures.js';

const tablet = { width: 1024, height: 768 };
const phone = { width: 360, height: 740 };
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// A colour halfway through its transition has no contrast that anybody would see.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the screen shows meets WCAG 2.2 AA in both themes and fits a phone of 360 px. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const own = page.viewportSize() ?? tablet;
  const found = async (theme: 'light' | 'dark', scan: AxeBuilder) => {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const { violations } = await scan.setLegacyMode().analyze();
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
  };
  const builder = () => new AxeBuilder({ page });
  expect(await found('light', builder().withTags(rules)), `${name}, light`).toEqual([]);
  // The other theme changes nothing but colours.
  const contrast = builder().withRules('color-contrast');
  expect(await found('dark', contrast), `${name}, dark`).toEqual([]);
  await page.setViewportSize(phone);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${name} scrolls sideways on a phone`).toBe(phone.width);
  await page.setViewportSize(own);
}

/** Walks with the Tab key to a control; every stop on the way shows where the keyboard is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press('Tab');
    const stop = await target.evaluate(focusedControl);
    if (stop === null) continue;
    expect(stop, 'focus that can be seen').toEqual({ ...stop, outlined: true, onTop: true });
    if (stop.reached) return;
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

interface Stop {
  name: string;
  reached: boolean;
  outlined: boolean;
  onTop: boolean;
}

/** Runs in the page: what has the focus, whether it is marked, and that nothing lies over it. */
function focusedControl(target: Element): Stop | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  // A checkbox and a radio button are marked at the label that is their target.
  const frame = element.closest('label') ?? element;
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    name: element.getAttribute('aria-label') ?? element.textContent ?? element.tagName,
    reached: element === target,
    outlined: [element, frame].some((one) => getComputedStyle(one).outlineStyle !== 'none'),
    onTop: over !== null && (frame.contains(over) || over.contains(frame)),
  };
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('what everybody may see: WCAG 2.2 AA in both themes, and nothing wider than a phone', async ({
  kolo,
  page,
}) => {
  const api = await new Api(kolo.url).signIn();
  const ready = await api.readyMatch();
  const matches = await api.get<MatchView[]>(`/matches/league/${ready.leagueId}`);
  const played = matches.find(({ status }) => status === 'completed');
  const screens: readonly [path: string, text: string][] = [
    ['/', 'Sljedeće utakmice'],
    ['/auth', 'Korisničko ime'],
    ['/auth?tab=register', 'Registriram se kao'],
    ['/auth/forgot', 'Pošalji poveznicu'],
    ['/auth/reset', 'Poveznica više ne vrijedi'],
    ['/live', ready.homeTeamName],
    [`/live/${ready.id}`, 'Utakmica još nije počela'],
    [`/live/${played?.id}`, 'Kraj utakmice'],
    ['/live/999999', 'Utakmica nije pronađena'],
    ['/nowhere', 'Page Not Found'],
  ];
  for (const [path, text] of screens) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('the console with the keyboard alone, while goals are told to whoever cannot see the page', async ({
  browser,
  kolo,
}) => {
  const match = await (await new Api(kolo.url).signIn()).readyMatch();
  const device = { baseURL: kolo.url, reducedMotion: 'reduce' } as const;
  const page = await (await browser.newContext({ ...device, viewport: tablet })).newPage();
  const watching = await (await browser.newContext({ ...device, viewport: phone })).newPage();
  const told = watching.locator('main [aria-live="polite"]').first();
  const console = new Console(page, match.id);
  await watching.goto(`/live/${match.id}`);

  await test.step('sign in', async () => {
    await page.goto(`/admin/match/${match.id}`);
    await tabTo(page, page.getByLabel('Korisničko ime'));
    await page.keyboard.type(administrator.username);
    await tabTo(page, page.getByLabel('Lozinka', { exact: true }));
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Označite tko je došao')).toBeVisible();
    await expectAccessible(page, 'attendance');
  });

  await test.step('attendance and kick-off', async () => {
    for (const name of [match.homeTeamName, match.awayTeamName]) {
      const team = console.team(name);
      await press(page, team.getByRole('checkbox').first(), 'Space');
      await expect(team.getByRole('checkbox').first()).toBeChecked();
      await press(page, team.getByRole('button', { name: /^Potvrdi prisutnost/ }));
      await expect(team.getByText('Potvrđeno')).toBeVisible();
    }
    await press(page, console.button('Inicijaliziraj utakmicu'));
    await expect(console.button('Pokreni Utakmicu')).toBeVisible();
    await expectAccessible(page, 'kick-off');
    await press(page, console.button('Pokreni Utakmicu'), 'Space');
    await console.expectScore('0 : 0');
  });

  await test.step('a goal, and its undo', async () => {
    const goal = console
      .team(match.homeTeamName)
      .getByRole('button', { name: /^Gol: / })
      .first();
    await press(page, goal);
    await console.expectScore('1 : 0');
    await expect(told).toHaveText(/^Gol, 1:0, 1\. minuta\. /);
    await expectAccessible(page, 'running match');
    await expectAccessible(watching, 'running match, watched');
    await press(page, console.button(/^Poništi: gol/));
    await console.expectScore('0 : 0');
    await expect(told).toHaveText('Gol je poništen, 0:0.');
  });

  await test.step('dialogs take the keyboard and give it back', async () => {
    const open = console.button(`Gol na drugi način: ${match.awayTeamName}`);
    await press(page, open);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'goal dialog');
    await press(page, dialog.getByRole('button', { name: 'Upiši gol' }));
    await expect(open).toBeFocused();
    await console.expectScore('0 : 1');
    await expect(told).toHaveText(/^Gol, 0:1, /);
  });

  await test.step('half-time and the end', async () => {
    await press(page, console.button('Poluvrijeme'));
    await press(page, console.button('Svira se poluvrijeme'));
    await press(page, console.button('Drugo poluvrijeme'));
    await press(page, console.button('Završi utakmicu'));
    const dialog = page.getByRole('dialog', { name: 'MVP utakmice' });
    await press(page, dialog.getByRole('radio').first(), 'Space');
    await expectAccessible(page, 'MVP dialog');
    await press(page, dialog.getByRole('button', { name: 'Potvrdi i završi' }));
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText('Završena').first()).toBeVisible();
    await expectAccessible(page, '/admin');
  });
});
