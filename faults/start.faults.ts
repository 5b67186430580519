import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../backend/src/platform/db/embedded/free-port.js';
import { withinMs } from './limits.js';
import { Program } from './program.js';

jest.setTimeout(3 * withinMs);

const main = join(__dirname, '../backend/dist/main.js');
let dataDir: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kolo-start-'));
  env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SEED: 'none',
    // Reports each step of the start.
    LOG_LEVEL: 'debug',
    ADMIN_PASSWORD: 'faults-faults-faults',
  };
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// In their order. The data folder stays, so each start also shows that the stop before it left a sound one.
it.each([
  ['the database is there and migrated', 'Starting Nest application'],
  ['its connections are open', 'TypeOrmCoreModule dependencies initialized'],
  ['the first route is added', 'RouterExplorer'],
  ['the last services have started', 'Nest application successfully started'],
  ['it listens', 'Server listening at'],
  ['its jobs start and its first page is rendered', 'Kolo is at'],
])('the product that is told to end while %s does so by itself', async (_, line) => {
  const program = new Program(process.execPath, ['--enable-source-maps', main], env);
  await program.prints(line);
  const code = await program.end('SIGTERM');
  const byItself = code === 0 && !program.printed.includes('without waiting');
  expect(byItself ? 'by itself' : `code ${code}, after\n${program.printed}`).toBe('by itself');
});
