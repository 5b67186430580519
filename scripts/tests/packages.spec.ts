import { textOf } from './files.js';

interface Manifest {
  workspaces: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Locked {
  version: string;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(textOf('package-lock.json'));

/** The first version of each package without the security advisories of earlier ones. */
const fixedIn = {
  // GHSA-pr96-94w5-mx2h, GHSA-x428-ghpx-8j92, GHSA-83w8-p2f5-377r, GHSA-8pvw-jcv7-9cmj, GHSA-423g-23ch-w7c6
  '@fastify/static': '10.1.3',
};

it.each(Object.entries(fixedIn))('%s is at least %s', (name, fixed) => {
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions)
    expect(version.localeCompare(fixed, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});

const manifest = (folder: string): Manifest => JSON.parse(textOf(`${folder}/package.json`));
const folders = ['.', ...manifest('.').workspaces, 'scripts/node'];
const declared = folders.flatMap((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = manifest(folder);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
});

it.each(declared)('%s has an exact version: %s', (_, version) => {
  expect(version).toMatch(/^(npm:[a-z]+@)?\d+\.\d+\.\d+(-beta\.\d+)?$/);
});

it('no package is declared in two versions', () => {
  const versions = new Map(declared);
  expect(declared.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
});

it('docs/dependencies.md tells of each package what it is for', () => {
  const listed = [...textOf('docs/dependencies.md').matchAll(/`([^`\s]+)`/g)].map(
    ([, name = '']) => name,
  );
  const isListed = (name: string) =>
    listed.some((one) => (one.endsWith('/*') ? name.startsWith(one.slice(0, -1)) : one === name));
  const names = declared.map(([name]) => name).filter((name) => !name.startsWith('@kolo/'));
  expect(names.filter((name) => !isListed(name))).toEqual([]);
});

it('a path after the commands that run Jest chooses files, and is taken for no project', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
  const commands = Object.values(scripts).filter((command) => command.includes('--selectProjects'));
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(command).toMatch(/--selectProjects( [a-z]+)+ --/);
});
