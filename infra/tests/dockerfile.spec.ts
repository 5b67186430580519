import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from '../../scripts/tests/files.js';
import { composeOf } from './compose.js';
import { secondsToLook } from './files.js';

const text = textOf('infra/Dockerfile').replaceAll('\\\n', ' ');
const stages = new Map(
  text
    .split(/^(?=FROM )/m)
    .filter((part) => part.startsWith('FROM '))
    .map((part) => [/ AS (\w+)/.exec(part)?.[1] ?? 'final', part] as const),
);
const stage = (name: string): string => stages.get(name) ?? '';
const manifest = (path: string): { workspaces: string[] } => JSON.parse(textOf(path));

/** `COPY a b to` of a stage: from another stage, or null for the context. */
function copied(name: string): { from: string | null; sources: string[] }[] {
  return [...stage(name).matchAll(/^COPY (?:--from=(\w+) )?(.+)$/gm)].map(
    ([, from, rest = '']) => ({
      from: from ?? null,
      sources: rest.split(' ').slice(0, -1),
    }),
  );
}

it('everything that is copied into the image exists', () => {
  const sources = [...stages.keys()].flatMap(copied).filter(({ from }) => from === null);
  expect(sources.length).toBeGreaterThan(5);
  const ignored = textOf('.dockerignore').split('\n');
  for (const source of sources.flatMap((one) => one.sources)) {
    expect(existsSync(join(root, source))).toBe(true);
    expect(ignored).not.toContain(source);
  }
});

it('npm sees every workspace of the lock file', () => {
  const seen = copied('manifests').flatMap(({ sources }) => sources);
  for (const workspace of manifest('package.json').workspaces)
    expect(seen).toContain(`${workspace}/package.json`);
});

it('is built as everywhere else, from all that the build reads', () => {
  expect(stage('build')).toContain('RUN node scripts/build.js');
  const script = textOf('scripts/build.js');
  const [, parts = ''] =
    /ensureInstalled\('product'\);\s+await ensureBuilt\(([^)]*)\)/.exec(script) ?? [];
  const built = [...parts.matchAll(/'(\w+)'/g)].map(([, part]) => part ?? '');
  expect(built).toEqual(['domain', 'backend', 'frontend']);
  const there = [...copied('manifests'), ...copied('build')].flatMap(({ sources }) => sources);
  const shared = [...(/const shared = \[(.*)\]/.exec(script)?.[1] ?? '').matchAll(/'(\S+)'/g)];
  for (const path of [...built, ...shared.map(([, name]) => name)]) expect(there).toContain(path);
  const copies = copied('final').flatMap(({ sources }) => sources);
  for (const part of built) expect(copies).toContain(`/kolo/${part}/dist`);
  expect(copies).toContain('/kolo/frontend/dist-server');
});

it('runs without development packages and optional peers, not as root, with a first process and a look at its health', () => {
  expect(stage('packages')).toContain('npm ci --omit=dev --omit=peer');
  const last = stage('final');
  expect(copied('final').every(({ from }) => from !== null)).toBe(true);
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^ENTRYPOINT \["\/usr\/bin\/tini", "--"\]$/m);
  expect(last).toContain('/api/health/ready');
  expect(existsSync(join(root, 'backend/src/main.ts'))).toBe(true);
  expect(last).toMatch(/^CMD \[.*"backend\/dist\/main\.js"\]$/m);
});

it('has the packages that are installed in a workspace, because the root has another version', () => {
  const { packages }: { packages: Record<string, { dev?: boolean; optional?: boolean }> } =
    JSON.parse(textOf('package-lock.json'));
  const nested = Object.entries(packages)
    .filter(([path, { dev }]) => /^(domain|backend)\/node_modules\//.test(path) && !dev)
    .map(([path]) => `/kolo/${path.split('/')[0]}/node_modules`);
  const copies = copied('final').flatMap(({ sources }) => sources);
  expect(copies).toEqual(expect.arrayContaining(nested));
});

it('can be built where no registry is: nothing but the base image is asked for', () => {
  expect(text).not.toMatch(/^# *syntax=/m);
});

it('has the commands that documents and messages name, and needs nothing to be built for them', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
  const commands = Object.values(scripts).filter((line) => /scripts\/run\.js backend/.test(line));
  expect(commands.length).toBeGreaterThanOrEqual(5);
  for (const line of commands) {
    const [, program] = /backend\/dist\/(\S+)\.js/.exec(line) ?? [];
    expect(existsSync(join(root, `backend/src/${program}.ts`))).toBe(true);
  }
  const copies = copied('final').flatMap(({ sources }) => sources);
  for (const path of ['/kolo/package.json', '/kolo/scripts', '/kolo/backend/dist'])
    expect(copies).toContain(path);
  expect(stage('final')).toContain('npm_config_update_notifier=false');
});

it('is of the Node version that the project is made with', () => {
  const version = textOf('.nvmrc').trim().replace('v', '');
  const bases = [...text.matchAll(/^FROM node:(\S+)/gm)].map(([, tag]) => tag);
  expect(new Set(bases)).toEqual(new Set([`${version}-bookworm-slim`]));
});

it('a node whose Redis is silent is not taken for a sick one', () => {
  const [, timeout] = /^HEALTHCHECK .*--timeout=(\d+)s/m.exec(text) ?? [];
  expect(Number(timeout)).toBeGreaterThanOrEqual(2 * secondsToLook());
});

it('tells the product that nobody outside reaches the addresses it sees, whatever is in front', () => {
  expect(stage('final')).toMatch(/^ENV IN_CONTAINER=true$/m);
  const { kolo, operator } = composeOf('docker-compose.yml').services;
  for (const service of [kolo, operator])
    expect(Object.keys(service?.environment ?? {})).not.toContain('IN_CONTAINER');
});
