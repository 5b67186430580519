import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/tests/files.js';
import { composeOf } from './compose.js';

const folder = mkdtempSync(join(tmpdir(), 'kolo-alertmanager-'));
afterAll(() => rmSync(folder, { recursive: true }));

function started(environment: Record<string, string>) {
  const file = join(folder, 'alertmanager.yml');
  const { status, stderr } = spawnSync('sh', [join(root, 'infra/prometheus/alertmanager.sh')], {
    env: { PATH: process.env.PATH, ALERT_CONFIG: file, ALERTMANAGER: 'true', ...environment },
  });
  const text = status === 0 ? readFileSync(file, 'utf8') : '';
  return { status, said: stderr.toString(), configuration: parse(text) };
}

it('alerts are only shown while nobody is named', () => {
  const { configuration } = started({ ALERT_WEBHOOK_URL: '', ALERT_MAIL_TO: '' });
  expect(configuration.route.receiver).toBe('operator');
  expect(configuration.receivers).toEqual([{ name: 'operator' }]);
});

it('alerts go to the address and the webhook that are named, with any password', () => {
  const { configuration } = started({
    ALERT_WEBHOOK_URL: 'https://hooks.example/x?a=b#c',
    ALERT_MAIL_TO: 'liga@example.hr',
    ALERT_MAIL_FROM: 'Kolo <kolo@example.hr>',
    ALERT_SMTP_HOST: 'mail.example.hr:587',
    ALERT_SMTP_USER: 'kolo',
    ALERT_SMTP_PASSWORD: `it's: "#{odd}" \\ $x`,
  });
  expect(configuration.receivers).toEqual([
    {
      name: 'operator',
      webhook_configs: [{ url: 'https://hooks.example/x?a=b#c' }],
      email_configs: [
        {
          to: 'liga@example.hr',
          from: 'Kolo <kolo@example.hr>',
          send_resolved: true,
          smarthost: 'mail.example.hr:587',
          auth_username: 'kolo',
          auth_password: `it's: "#{odd}" \\ $x`,
        },
      ],
    },
  ]);
});

it('an address without a mail server is refused with what is missing', () => {
  const { status, said } = started({ ALERT_MAIL_TO: 'liga@example.hr', ALERT_MAIL_FROM: 'kolo@x' });
  expect(status).not.toBe(0);
  expect(said).toContain('set ALERT_SMTP_HOST to host:port beside ALERT_MAIL_TO');
});

it('the script gets every variable that it reads', () => {
  const text = readFileSync(join(root, 'infra/prometheus/alertmanager.sh'), 'utf8');
  const read = [...text.matchAll(/\$\{?(ALERT_(?!CONFIG)\w+)/g)].map(([, name]) => name);
  const given = composeOf('docker-compose.yml').services.alertmanager?.environment ?? {};
  expect([...new Set(read)].sort()).toEqual(Object.keys(given).sort());
});
