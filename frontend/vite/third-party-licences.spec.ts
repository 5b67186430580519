import { join } from 'node:path';
import { licenceList, packageOf, packagesBelow, shipped } from './third-party-licences';

const root = join(__dirname, '../..');

it('knows the package of a module', () => {
  expect(packageOf('/kolo/node_modules/react/jsx-runtime.js')).toBe('/kolo/node_modules/react');
  expect(packageOf('\0/k/node_modules/a/node_modules/@b/c/d/e.js?commonjs')).toBe(
    '/k/node_modules/a/node_modules/@b/c',
  );
  expect(packageOf('/kolo/frontend/src/main.tsx')).toBeNull();
});

it('lists what runs on the server, with all that needs, and no tool that only builds or tests', () => {
  const names = packagesBelow(join(root, 'backend')).map((folder) => shipped(folder).manifest.name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp', 'find-my-way', 'reusify']));
  for (const name of ['vite', 'typescript7', 'jest', '@types/pg'])
    expect(names).not.toContain(name);
});

it('gives the text of each licence that a package brings, each package once', () => {
  const packages = ['react', 'inter-ui', 'react'].map((name) =>
    shipped(join(root, 'node_modules', name)),
  );
  const list = licenceList(packages);
  expect(list).toContain('these 2 packages');
  expect(list).toMatch(/\nreact [\d.]+\nMIT\n/);
  expect(list).toContain('Permission is hereby granted, free of charge');
  expect(list).toContain('SIL OPEN FONT LICENSE');
});

it('a package without a licence stops the build', () => {
  const folder = join(root, 'frontend/vite');
  const manifest = { name: 'secretive', version: '1.0.0' };
  expect(() => licenceList([{ folder, manifest }])).toThrow('secretive 1.0.0 tells no licence');
});
