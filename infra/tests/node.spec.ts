import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isTooOld, packageFor } from '../../scripts/node.js';
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
const lock: Lock = JSON.parse(textOf('scripts/node/package-lock.json'));

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
  'the Node for %s-%s is pinned with its integrity, and new enough',
  (platform, arch) => {
    const { name, version } = packageFor({ version: 'v20.20.2', platform, arch });
    const locked = lock.packages[`node_modules/${name}`];
    expect(locked).toMatchObject({ version, optional: true, os: platform, cpu: arch });
    expect(locked?.integrity).toMatch(/^sha512-/);
    expect(isTooOld(`v${version}`)).toBe(false);
  },
);

it('a platform without a Node in the registry is told to bring its own', () => {
  const machine = { version: 'v20.20.2', platform: 'freebsd', arch: 'x64' };
  expect(() => packageFor(machine)).toThrow(/this is v20\.20\.2.*freebsd-x64.*nodejs\.org/);
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
    const { name, version } = packageFor(process);
    program = join(folder, `.cache/node/${name}-${version}/node_modules/${name}/bin/node`);
    mkdirSync(dirname(program), { recursive: true });
    symlinkSync(process.execPath, program);
  });
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

  const tell = `
    import { execFileSync } from 'node:child_process';
    const { env, argv, argv0 } = process;
    const byName = execFileSync('sh', ['-c', 'command -v node']).toString().trim();
    console.log(JSON.stringify({ argv0, byName, rest: argv.slice(2), machine: env.KOLO_MACHINE_NODE }));`;

  it('on an old Node runs again on the brought one, which its children find too', async () => {
    const { code, output } = await run('v20.20.2', tell);
    expect(JSON.parse(output)).toEqual({
      argv0: program,
      byName: program,
      rest: ['one', 'two'],
      machine: 'v20.20.2',
    });
    expect(code).toBe(0);
  });

  it('on a good Node runs on that one', async () => {
    const { code, output } = await run(`v${manifest.engines.node.slice(2)}`, tell);
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
