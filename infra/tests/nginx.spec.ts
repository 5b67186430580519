import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeOf } from './compose.js';
import { programOf, root, textOf } from './files.js';

it('nginx takes the configuration', () => {
  const nginx = programOf('nginx', 'apt-get install nginx');
  const folder = mkdtempSync(join(tmpdir(), 'kolo-nginx-'));
  try {
    cpSync(join(root, 'infra/nginx'), folder, { recursive: true });
    // The names of containers are known among containers only.
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
