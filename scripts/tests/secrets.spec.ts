import { execFileSync } from 'node:child_process';
import { root, textOf } from './files.js';

it.each([...['.env', '.env.production'], 'infra/kubernetes/overlay/settings/nodes.secret.env'])(
  '%s, which has every secret, is never committed',
  (name) => {
    const ignored = execFileSync('git', ['check-ignore', '--no-index', name], { cwd: root });
    expect(ignored.toString().trim()).toBe(name);
  },
);

it('nor is it sent to the engine that builds the image', () => {
  const lines = textOf('.dockerignore').split('\n');
  for (const pattern of ['**/.env', '**/.env.*', '**/*.secret.env'])
    expect(lines).toContain(pattern);
});

it('is readable for its owner only, as docs/containers.md makes it', () => {
  const [block = ''] = /```sh\n[^`]*> \.env\n/.exec(textOf('docs/containers.md')) ?? [];
  expect(block).toContain('umask 077');
});
