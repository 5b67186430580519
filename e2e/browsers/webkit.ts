import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../backend/src/platform/db/embedded/free-port.js';
import { onPath } from '../browser.js';
import { findShown, type Tab, type Target } from './tab.js';

const programs = { driver: onPath('WebKitWebDriver'), screen: onPath('Xvfb') };

export const hasWebKit = programs.driver !== null && programs.screen !== null;

const startsWithinMs = 20_000;
const foundWithinMs = 15_000;

/** WebKitGTK on a screen that nobody sees: the engine of iPhones and iPads as far as it can be had on Linux. */
export async function openWebKit({
  width,
  height,
}: {
  width: number;
  height: number;
}): Promise<Tab> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = start(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: screen.display,
    // There is no graphics card, and root has no sandbox.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    TZ: 'Europe/Zagreb',
    LANG: 'C.UTF-8',
  });
  const end = (): void => {
    driver.kill();
    screen.process.kill();
  };
  try {
    await answers(`http://127.0.0.1:${port}/status`);
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    await browser.manage().window().setRect({ width, height });
    return tabOf(browser, end);
  } catch (error) {
    end();
    throw error;
  }
}

function tabOf(browser: WebDriver, end: () => void): Tab {
  const find = (target: Target): Promise<WebElement> =>
    browser.wait(
      () => browser.executeScript<WebElement | null>(findShown, target),
      foundWithinMs,
      `${target.name} is not there`,
    ) as Promise<WebElement>;
  return {
    errors: [],
    open: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    press: async (target) => (await find(target)).click(),
    fill: async (label, text) => {
      const field = await find({ role: 'field', name: label });
      await field.clear();
      await field.sendKeys(text);
    },
    read: (question) => browser.executeScript(question),
    picture: async (path) => writeFileSync(path, await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit().finally(end);
    },
  };
}

async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = start(programs.screen, [
    ...['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
  ]);
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once('data', (line: Buffer) => resolve(`:${line.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb ended')));
  });
  return { display, process: screen };
}

function start(program: string | null, args: string[], env = {}): ChildProcess {
  if (program === null) throw new Error('webkit2gtk-driver or xvfb is missing');
  return spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + startsWithinMs;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await delay(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}
