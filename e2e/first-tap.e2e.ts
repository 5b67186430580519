import type { Browser, Page } from '@playwright/test';
import { networkAddresses } from '../backend/src/platform/site-address/network-addresses.js';
import { Api, administrator } from './api.js';
import { expect, type Kolo, startKolo, test } from './fixtures.js';
import { RuledConsole } from './ruled-console.js';

const laptop = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };

async function screenOf(browser: Browser, viewport: typeof laptop): Promise<Page> {
  return (await browser.newContext({ viewport })).newPage();
}

async function becomeAdministrator(page: Page, kolo: Kolo, address: string): Promise<void> {
  const printed = () => /\S+\/setup#\S+/.exec(kolo.output())?.[0];
  await expect.poll(printed).toBeDefined();
  expect(kolo.output()).toContain(address);
  await page.goto(printed() ?? '');
  await expect(page).toHaveURL(/^http:\/\/localhost:/);
  await page.getByLabel('E-pošta').fill('ana@example.com');
  await page.getByLabel('Lozinka', { exact: true }).fill(administrator.password);
  await page.getByLabel('Potvrda lozinke').fill(administrator.password);
  await expect(page.getByLabel('Adresa stranice')).toHaveValue(address);
  await page.getByRole('button', { name: 'Postani administrator' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

/** Returns the link of the QR code for the first match that is to be played. */
async function grantAccess(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^Utakmice \d+$/ }).click();
  const scheduled = page.getByRole('listitem').filter({ hasText: 'Zakazana' });
  await scheduled
    .getByRole('button', { name: /^Pristup zapisničkom stolu: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Dodijeli pristup' }).click();
  await expect(page.getByRole('img', { name: /^QR kod/ })).toBeVisible();
  return page.getByLabel('Poveznica', { exact: true }).inputValue();
}

test('a first administrator gets from the printed link to a tapped goal on a tablet by QR', async ({
  browser,
}) => {
  const [host] = networkAddresses();
  test.skip(host === undefined, 'This machine is in no network that a tablet could share');
  const env = { ADMIN_PASSWORD: '', HOST: '0.0.0.0', PUBLIC_ORIGIN: '', SEED: 'demo' };
  const kolo = await startKolo({ seed: 'none', env });
  try {
    const address = `http://${host}:${kolo.port}`;
    const page = await screenOf(browser, laptop);
    await test.step('becomes the administrator', () => becomeAdministrator(page, kolo, address));
    const link = await test.step('grants access', () => grantAccess(page));
    expect(link).toMatch(new RegExp(`^${address}/console#t=`));
    const console = await screenOf(browser, tablet);
    await console.goto(link);
    await expect(console).toHaveURL(/\/console\/match\/\d+$/);
    const id = Number(console.url().split('/').at(-1));
    const api = await new Api(kolo.url).signIn();
    const match = await api.manage(id);
    const table = new RuledConsole(console, id);
    await test.step('kicks off', () => table.begin(match));
    await table.tap(match.homeTeamName, 'Gol', 0);
    await table.expectScore('1 : 0');
    const score = async () => (await api.manage(id)).homeScore;
    await expect.poll(score).toBe(1);
  } finally {
    await kolo.stop();
  }
});
