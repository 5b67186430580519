import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './workspace.js';

export function onPath(/** @type {string[]} */ ...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {}
  }
  return null;
}

/** Where programs cannot be installed, the suite that needs one fails and says how to get it. */
export async function ensureTestTools() {
  const missing = [
    ...(onPath('redis-server') === null ? ['redis-server'] : []),
    ...(onPath('nginx') === null ? ['nginx-light'] : []),
    ...(onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') === null
      ? ['chromium']
      : []),
    ...(onPath('pg_dump') === null && !existsSync('/usr/lib/postgresql') ? ['postgresql'] : []),
    ...(onPath('promtool') === null ? ['prometheus'] : []),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || onPath('apt-get') === null) return;
  console.log(`Installing ${missing.join(', ')} from the system's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  for (const name of missing) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      quiet: true,
    });
  }
}
