import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeFiles, composeOf } from '../../../../infra/tests/compose.js';
import { filesIn, textOf } from '../../../../scripts/tests/files.js';
import { loadConfig } from './config.js';

function known(): string[] {
  const variables = new Set<string>();
  const folder = mkdtempSync(join(tmpdir(), 'kolo-environment-'));
  const answers: Record<string, string> = {
    DATA_DIR: folder,
    SESSION_SECRET: 'x'.repeat(32),
    // Other variables are read only beside these.
    LLM_BASE_URL: 'http://127.0.0.1',
    LLM_MODEL: 'model',
  };
  const environment = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_, name) => {
        variables.add(String(name));
        return answers[String(name)];
      },
    },
  );
  loadConfig(environment);
  rmSync(folder, { recursive: true, force: true });
  return [...variables].sort();
}

/** The variables that a file of lines `NAME=value` sets, or shows behind a `#`. */
const namesIn = (path: string): string[] =>
  [...textOf(path).matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

const ofTheOwner = ['DATABASE_ADMIN_URL'];

const ofTheImage = [...textOf('infra/Dockerfile').matchAll(/\b(\w+)=\S+/g)].map(([, name]) => name);
const elsewhere = known().filter((name) => !ofTheImage.includes(name));

it('the containers tell the product everything that it asks for, and nothing else', () => {
  const { kolo, operator } = composeOf('docker-compose.yml').services;
  expect(Object.keys(operator?.environment ?? {}).sort()).toEqual(elsewhere);
  expect(Object.keys(kolo?.environment ?? {}).sort()).toEqual(
    elsewhere.filter((name) => !ofTheOwner.includes(name)),
  );
});

it('so do the settings and the secrets in Kubernetes', () => {
  const folder = 'infra/kubernetes/overlay/settings';
  const settings = namesIn(`${folder}/settings.env`);
  const secrets = filesIn(folder, '.secret.env.example').flatMap(namesIn);
  expect([...settings, ...secrets].sort()).toEqual(elsewhere);
  for (const name of settings) expect(name).not.toMatch(/SECRET|PASSWORD|KEY|TOKEN$|DATABASE_URL/);
});

/** `$\{NAME}`, `$\{NAME:?message}` and `$\{NAME:-default}` of the Compose files. */
const variables = composeFiles.flatMap((path) => [
  ...textOf(path).matchAll(/\$\{(\w+)(?::-(\w+)\})?/g),
]);
const ofTheContainers = new Set(variables.map(([, name = '']) => name));
// Compose reads it itself.
ofTheContainers.add('COMPOSE_FILE');

it('.env.example has each of them once, and those that only the containers read', () => {
  const names = new Set([...known(), ...ofTheContainers]);
  expect(namesIn('.env.example').sort()).toEqual([...names].sort());
});

it('the defaults of the containers in .env.example are the defaults', () => {
  const own = textOf('.env.example').split('# Containers')[1] ?? '';
  const shown = [...own.matchAll(/^#([A-Z]\w+)=([^.\n]+)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(shown.length).toBeGreaterThan(4);
  const defaults = variables.map(([, name, value]) => [name, value]);
  for (const one of shown) expect(defaults).toContainEqual(one);
});

it('the defaults in .env.example are the defaults', () => {
  const shown = [...textOf('.env.example').matchAll(/^#(\w+)=(.+)$/gm)];
  expect(shown.length).toBeGreaterThan(10);
  const folder = mkdtempSync(join(tmpdir(), 'kolo-environment-'));
  const here = { DATA_DIR: folder, SESSION_SECRET: 'x'.repeat(32) };
  const defaults = Object.fromEntries(shown.map(([, name, value]) => [name, value]));
  expect(loadConfig({ ...defaults, ...here })).toEqual(loadConfig(here));
  rmSync(folder, { recursive: true, force: true });
});

it('docs/configuration.md explains each of them', () => {
  const explained = textOf('docs/configuration.md');
  for (const name of known()) expect(explained).toContain(`\`${name}\``);
});
