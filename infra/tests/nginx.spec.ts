import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, textOf } from '../../scripts/tests/files.js';
import { composeOf } from './compose.js';
import { programOf } from './files.js';

it('nginx takes the configuration', () => {
  const nginx = programOf('nginx', 'apt-get install nginx');
  const folder = mkdtempSync(join(tmpdir(), 'kolo-nginx-'));
  try {
    cpSync(join(root, 'infra/nginx'), folder, { recursive: true });
    // Only containers can resolve the names of containers.
    writeFileSync(join(folder, 'nodes.conf'), 'server 127.0.0.1:4801; server 127.0.0.1:4802;\n');
    writeFileSync(
      join(folder, 'nginx.conf'),
      textOf('infra/nginx/nginx.conf').replaceAll(/\/tmp\//g, `${folder}/`),
    );
    const args = ['-t', '-q', '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
    expect(execFileSync(nginx, args, { encoding: 'utf8', stdio: 'pipe' })).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('it asks the service and listens on the port that the containers say', () => {
  const { kolo, proxy } = composeOf('docker-compose.yml').services;
  expect(kolo).toBeDefined();
  expect(textOf('infra/nginx/nodes.conf')).toContain('server kolo:3000 resolve');
  expect(textOf('infra/Dockerfile')).toContain('PORT=3000');
  const [, port] = /listen (\d+);/.exec(textOf('infra/nginx/listen.conf')) ?? [];
  expect(proxy?.ports).toEqual([expect.stringMatching(new RegExp(`:${port}$`))]);
});

it('sockets are passed on where the product has them', () => {
  const proxy = textOf('infra/nginx/kolo.conf');
  expect(proxy).toMatch(/location \/socket\.io\/ \{[^}]*proxy_buffering off/);
  expect(proxy).toMatch(/^ {2}proxy_set_header Upgrade \$http_upgrade;/m);
  // nginx drops all headers of the server in a location that sets one; the fault tests open real sockets.
  expect(proxy).not.toMatch(/location [^{]*\{[^}]*proxy_set_header/);
});

it('refuses a network that reads too fast, with a sentence, and never what is written', async () => {
  const nginx = programOf('nginx', 'apt-get install nginx');
  const folder = mkdtempSync(join(tmpdir(), 'kolo-nginx-'));
  const node = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1');
  const probe = createServer().listen(0, '127.0.0.1');
  await Promise.all([once(node, 'listening'), once(probe, 'listening')]);
  const port = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
  cpSync(join(root, 'infra/nginx'), folder, { recursive: true });
  writeFileSync(
    join(folder, 'nodes.conf'),
    `server 127.0.0.1:${(node.address() as AddressInfo).port};\n`,
  );
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  const site = textOf('infra/nginx/kolo.conf');
  expect(site).toContain('burst=20000');
  writeFileSync(
    join(folder, 'kolo.conf'),
    site.replace('burst=20000', 'burst=9').replace('rate=500r/s', 'rate=1r/m'),
  );
  const main = textOf('infra/nginx/nginx.conf').replaceAll(/\/tmp\//g, `${folder}/`);
  writeFileSync(join(folder, 'nginx.conf'), `daemon off;\n${main}`);
  const proxy = spawn(nginx, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  try {
    const url = `http://127.0.0.1:${port}/api/matches/1/goals`;
    const post = () => fetch(url, { method: 'POST' });
    while (
      !(await post().then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await new Promise((resolve) => setTimeout(resolve, 20));
    const ask = (language: string) => fetch(url, { headers: { 'accept-language': language } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('hr')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    for (const [language, word] of [
      ['hr-HR', 'zahtjeva'],
      ['en-GB', 'requests'],
    ] as const) {
      const refused = await ask(language);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
      expect(await refused.json()).toMatchObject({
        statusCode: 429,
        error: 'request.too-fast',
        message: expect.stringContaining(word),
      });
    }
    const written = await Promise.all(Array.from({ length: 40 }, post));
    expect(new Set(written.map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    proxy.kill();
    await once(proxy, 'exit');
    node.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
