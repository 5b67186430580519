import { textOf } from './files.js';

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
