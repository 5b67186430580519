import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { root, run } from './workspace.js';

const howToGet = `It needs a Docker engine with Compose. Docker Desktop has both; on Debian, as root:
  apt-get install docker.io docker-compose iptables && dockerd`;

await onBuiltForNode();
const compose = await composeCommand();
if (compose === null) {
  console.log(`The containers were not tested: no Docker engine answers.\n${howToGet}\n`);
  console.log('0 passed, 0 failed, 1 skipped');
} else await test(compose);

/** @returns {Promise<string[] | null>} null without an engine */
async function composeCommand() {
  if ((await run('docker', ['version'], { silent: true })) !== 0) return null;
  for (const words of [['docker', 'compose'], ['docker-compose']])
    if ((await composing(words, ['version'], { silent: true })) === 0) return words;
  return null;
}

/** Builds the image, starts everything, plays, and takes everything down, also after a failure. */
async function test(/** @type {string[]} */ words) {
  await ensureInstalled();
  const env = { ...process.env, ...(await settings(words)) };
  // An interrupt ends the step that runs; what was started is still taken down.
  process.on('SIGINT', () => {});
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'containers'];
  const steps = /** @type {[string, () => Promise<number>][]} */ ([
    ['build', () => composing(words, ['build'], { env })],
    ['up', () => composing(words, ['up', '-d'], { env })],
    ['play', () => run(process.execPath, [...jest, '--runInBand'], { env })],
  ]);
  let failed = false;
  for (const [name, go] of steps) {
    const startedAt = Date.now();
    failed = (await go()) !== 0;
    console.log(`${name}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
    if (failed) break;
  }
  if (failed) await composing(words, ['logs', '--no-color', '--tail=60'], { env });
  await composing(words, ['down', '--volumes', '--remove-orphans', '--timeout=5'], {
    env: { ...env, ...everything(words, env.COMPOSE_FILE) },
  });
  process.exitCode = failed ? 1 : 0;
}

/** A project of its own, so that neither an installation nor a second run is touched. */
async function settings(/** @type {string[]} */ words) {
  const port = await freePort();
  const secret = () => randomBytes(24).toString('hex');
  const secrets = Object.fromEntries(
    ['POSTGRES_PASSWORD', 'KOLO_OWNER_PASSWORD', 'KOLO_APP_PASSWORD', 'REDIS_PASSWORD']
      .concat([
        'SESSION_SECRET',
        'ADMIN_PASSWORD',
        'S3_ACCESS_KEY',
        'S3_SECRET_KEY',
        'METRICS_TOKEN',
      ])
      .map((name) => [name, secret()]),
  );
  const overlays = ['infra/postgres/point-in-time.yml', 'infra/containers/test.yml'];
  return {
    ...secrets,
    COMPOSE_PROJECT_NAME: `kolo-test-${process.pid}`,
    COMPOSE_FILE: ['docker-compose.yml', ...overlays].join(':'),
    COMPOSE_PROFILES: '',
    KOLO_COMPOSE: JSON.stringify(words),
    SEED: 'demo',
    PORT: `127.0.0.1:${port}`,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    PROMETHEUS_PORT: String(await freePort()),
    ALERTMANAGER_PORT: String(await freePort()),
    HTTP_PORT: String(await freePort()),
    HTTPS_PORT: String(await freePort()),
  };
}

/** Files that the tests may have added; the overlay for HTTPS is not for Compose 1. */
function everything(/** @type {string[]} */ words, /** @type {string} */ files) {
  const overlays = words.length === 2 ? [files, 'infra/caddy/tls.yml'] : [files];
  return {
    COMPOSE_PROFILES: 'monitoring,operator',
    COMPOSE_FILE: overlays.join(':'),
    DOMAIN: 'localhost',
  };
}

/** @param {string[]} words @param {string[]} args @param {Parameters<typeof run>[2]} options */
function composing([command = '', ...first], args, options) {
  return run(command, [...first, ...args], options);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
