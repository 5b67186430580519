import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isTooOld, packagesFor } from '../node.js';
import { root, textOf } from './files.js';

interface Lock {
  packages: Record<
    string,
    { version: string; integrity?: string; os?: string; cpu?: string; optional?: boolean }
  >;
}

const machines = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
] as const;
const manifest: { engines: { node: string } } = JSON.parse(textOf('package.json'));

it.each([
  ['v18.20.8', true],
  ['v20.20.2', true],
  ['v22.23.3', true],
  ['v24.10.0', true],
  ['v24.11.0', false],
  ['v24.21.0', false],
  ['v26.0.0', false],
])('Node %s is too old: %s', (version, tooOld) => {
  expect(isTooOld(version)).toBe(tooOld);
});

it.each(machines)(
  'every Node for %s-%s is pinned with its integrity, and new enough',
  (platform, arch) => {
    for (const { name, version, pinnedIn } of packagesFor({ version: 'v20', platform, arch })) {
      const lock: Lock = JSON.parse(textOf(`${pinnedIn}/package-lock.json`));
      const locked = lock.packages[`node_modules/${name}`];
      expect(locked).toMatchObject({ version, optional: true, os: platform, cpu: arch });
      expect(locked?.integrity).toMatch(/^sha512-/);
      expect(isTooOld(`v${version}`)).toBe(false);
    }
  },
);

it('the Node that is brought is the major version of the image, and one before it for a Linux without libatomic', () => {
  const inImage = [...textOf('infra/Dockerfile').matchAll(/^FROM node:(\d+)\./gm)];
  expect(inImage.map(([, major]) => major)).toEqual(['26', '26']);
  for (const [platform, arch] of machines) {
    const packages = packagesFor({ version: 'v20.20.2', platform, arch });
    const majors = packages.map(({ version }) => version.split('.')[0]);
    expect(majors).toEqual(platform === 'linux' ? ['26', '24'] : ['26']);
  }
});

it('a platform without a Node in the registry is told to bring its own', () => {
  const machine = { version: 'v20.20.2', platform: 'freebsd', arch: 'x64' };
  expect(() => packagesFor(machine)).toThrow(/this is v20\.20\.2.*freebsd-x64.*nodejs\.org/);
});

it('the image, .nvmrc and the documents name a Node that package.json asks for', () => {
  const [, oldest = ''] = /^>=(\d+\.\d+\.\d+)$/.exec(manifest.engines.node) ?? [];
  expect(isTooOld(`v${oldest}`)).toBe(false);
  expect(isTooOld(`v${textOf('.nvmrc').trim()}`)).toBe(false);
  expect(textOf('README.md')).toContain(`Node ${oldest.split('.').slice(0, 2).join('.')} or newer`);
});

describe('a command', () => {
  let folder: string;
  let program: string;

  /** A clone whose brought Node is there already: this process's own, by another name. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kolo-node-'));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    cpSync(join(root, 'package.json'), join(folder, 'package.json'));
    program = programs()[0] ?? '';
    mkdirSync(dirname(program), { recursive: true });
    symlinkSync(process.execPath, program);
  });

  function programs(): string[] {
    return packagesFor(process).map(({ name, version }) =>
      join(folder, `.cache/node/${name}-${version}/node_modules/${name}/bin/node`),
    );
  }

  afterAll(() => rmSync(folder, { recursive: true }));

  function start(pretendedNode: string, body: string): ChildProcess {
    const script = join(folder, 'scripts/command.js');
    writeFileSync(
      script,
      `import { onBuiltForNode } from './node.js';\nawait onBuiltForNode();\n${body}\n`,
    );
    const { KOLO_MACHINE_NODE: _, ...env } = process.env;
    const args = ['--require', join(__dirname, 'old-node.cjs'), script, 'one', 'two'];
    return spawn(process.execPath, args, { env: { ...env, PRETENDED_NODE: pretendedNode } });
  }

  async function run(pretendedNode: string, body: string) {
    const child = start(pretendedNode, body);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    return { code, signal, output };
  }

  const printEngines = `
    import { execFileSync } from 'node:child_process';
    const { env, argv, argv0 } = process;
    const byName = execFileSync('sh', ['-c', 'command -v node']).toString().trim();
    console.log(JSON.stringify({ argv0, byName, rest: argv.slice(2), machine: env.KOLO_MACHINE_NODE }));`;

  it('on an old Node runs again on the brought one, which its children find too', async () => {
    const { code, output } = await run('v20.20.2', printEngines);
    expect(JSON.parse(output)).toEqual({
      argv0: program,
      byName: program,
      rest: ['one', 'two'],
      machine: 'v20.20.2',
    });
    expect(code).toBe(0);
  });

  it('runs on the next one where the best does not run, and says why', async () => {
    const [, next = join(folder, 'none')] = programs();
    const broken = join(folder, 'broken');
    const says = 'echo libatomic.so.1: not found >&2; exit 127';
    writeFileSync(broken, `#!/bin/sh\n${says}\n`, { mode: 0o755 });
    rmSync(program);
    symlinkSync(broken, program);
    try {
      if (process.platform === 'linux') {
        mkdirSync(dirname(next), { recursive: true });
        symlinkSync(process.execPath, next);
        const { code, output } = await run('v20.20.2', printEngines);
        expect(output).toMatch(/does not run on this machine: libatomic\.so\.1: not found/);
        expect(JSON.parse(output.slice(output.indexOf('{')))).toMatchObject({ argv0: next });
        expect(code).toBe(0);
        rmSync(next);
        symlinkSync(broken, next);
      }
      const { code, output } = await run('v20.20.2', printEngines);
      expect(output).toMatch(/Install Node 24\.11\.0 or newer yourself/);
      expect(code).not.toBe(0);
    } finally {
      rmSync(program);
      symlinkSync(process.execPath, program);
    }
  });

  it('on a good Node runs on that one', async () => {
    const { code, output } = await run(`v${manifest.engines.node.slice(2)}`, printEngines);
    expect(JSON.parse(output)).toMatchObject({ argv0: process.execPath, rest: ['one', 'two'] });
    expect(output).not.toContain('machine');
    expect(code).toBe(0);
  });

  it('hands its exit code on', async () => {
    expect(await run('v20.20.2', 'process.exitCode = 7;')).toMatchObject({ code: 7 });
  });

  it('passes on the signal to end, and ends as its child did', async () => {
    const ends = `process.on('SIGTERM', () => process.exit(3)); console.log('ready'); setInterval(() => {}, 1_000);`;
    const child = start('v20.20.2', ends);
    await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([3, null]);
    const killed = await run('v20.20.2', `process.kill(process.pid, 'SIGKILL');`);
    expect(killed).toMatchObject({ code: null, signal: 'SIGKILL' });
  });
});
