import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../backend/src/platform/config/config.js';
import { composeOf } from './compose.js';
import { filesIn, textOf, yamlOf } from './files.js';

function known(): string[] {
  const asked = new Set<string>();
  const folder = mkdtempSync(join(tmpdir(), 'kolo-environment-'));
  const answers: Record<string, string> = {
    ...{ DATA_DIR: folder, SESSION_SECRET: 'x'.repeat(32) },
    // Other variables are read only beside these.
    ...{ LLM_BASE_URL: 'http://127.0.0.1', LLM_MODEL: 'model' },
  };
  const environment = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return answers[String(name)];
      },
    },
  );
  loadConfig(environment);
  rmSync(folder, { recursive: true, force: true });
  return [...asked].sort();
}

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

it('so do the configuration and the secret in Kubernetes', () => {
  interface Settings {
    kind: string;
    data?: Record<string, string>;
    stringData?: Record<string, string>;
  }
  const paths = ['infra/kubernetes/config.yaml', ...filesIn('infra/kubernetes/examples', '.yaml')];
  const settings = paths.flatMap((path) => yamlOf<Settings>(path));
  const names = settings.flatMap(({ data = {}, stringData = {} }) =>
    Object.keys({ ...data, ...stringData }),
  );
  expect(names.sort()).toEqual(elsewhere);
  const open = settings.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  for (const name of Object.keys(open))
    expect(name).not.toMatch(/SECRET|PASSWORD|KEY|TOKEN$|DATABASE_URL/);
});

it('docs/configuration.md explains each of them', () => {
  const explained = textOf('docs/configuration.md');
  for (const name of known()) expect(explained).toContain(`\`${name}\``);
});
