import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { onPath } from '../browser.js';
import { findShown, type Tab, type Target } from './tab.js';

const named = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');

/** The system's Firefox, or null. Playwright's own is patched, and not what people use. */
export const firefoxPath = named !== null && existsSync(named) ? named : null;

/** Runs in the page: an error with what caused it. */
const wordsOf = (part: unknown): string =>
  part instanceof Error
    ? `${part} ${part.stack} ${part.cause ? `Cause: ${part.cause} ${(part.cause as Error).stack}` : ''}`
    : typeof part === 'string'
      ? part
      : JSON.stringify(part);

/** Driven by WebDriver BiDi, which Firefox speaks without a driver beside it. */
export async function openFirefox(viewport: { width: number; height: number }): Promise<Tab> {
  if (firefoxPath === null) throw new Error('firefox-esr is missing');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    defaultViewport: viewport,
    env: { ...process.env, TZ: 'Europe/Zagreb' },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', async (message) => {
    if (message.type() !== 'error') return;
    const at = errors.push(message.text()) - 1;
    const printed = message.args().map((part) => part.evaluate(wordsOf));
    errors[at] = (await Promise.all(printed).catch(() => [message.text()])).join(' ');
  });
  const find = async (target: Target): Promise<ElementHandle> => {
    const found = await page.waitForFunction(findShown, { timeout: 15_000 }, target);
    const element = found.asElement();
    if (element === null) throw new Error(`${target.name} is not there`);
    return element as ElementHandle;
  };
  return {
    errors,
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    press: async (target) => (await find(target)).click(),
    fill: async (label, text) => (await find({ role: 'field', name: label })).type(text),
    read: async (question) =>
      (await page.evaluate(question)) as Awaited<ReturnType<typeof question>>,
    picture: async (path) => {
      await page.screenshot({ path: path as `${string}.png` });
    },
    close: () => browser.close(),
  };
}
