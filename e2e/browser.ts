import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const quiet = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];
// Chromium refuses its sandbox to root; all other users keep it.
const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;

/** The Chromium to test with: the one named, the system's, Playwright's own, or the npm package's. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) return { executablePath: named, args, env: {} };
  const installed = [
    onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => path !== null && existsSync(path));
  if (typeof installed === 'string') return { executablePath: installed, args, env: {} };
  return packaged();
}

export function onPath(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the Chromium that came with npm, with its own libraries where the system lacks them. */
async function packaged(): Promise<Browser> {
  const folder = join(import.meta.dirname, '../.cache/chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder and reads these variables when it loads.
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: package_ } = await import('@sparticuz/chromium');
  const executablePath = await package_.executablePath();
  restore(before);

  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  const candidates = [{}, libraries].map((env) => ({ executablePath, args, env }));
  const working = candidates.find(({ env }) => {
    const { status } = spawnSync(executablePath, ['--version'], {
      env: { ...process.env, ...env },
    });
    return status === 0;
  });
  if (working !== undefined) return working;
  throw new Error(
    'The browser tests need Chromium: apt-get install chromium (as root), npx playwright install chromium, or name one with CHROMIUM_PATH.',
  );
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
