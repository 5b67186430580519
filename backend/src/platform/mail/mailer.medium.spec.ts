import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Config, loadConfig } from '../config/config.js';
import { MailerService, mailServer } from './mailer.service.js';

const dataDir = mkdtempSync(join(tmpdir(), 'kolo-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mailer = (config: Partial<Config>): MailerService =>
  new MailerService({
    config: { ...loadConfig({ DATA_DIR: dataDir }), ...config },
    databaseUrl: '',
    siteFolder: null,
  });
const mail = { to: 'ana@kolo.test', subject: 'Čestitke', text: 'Pozdrav, Đuro.' };

/** Says yes to everything and records what it was sent, or says nothing from a command on. */
async function startServer(received: string[], silentFrom: 'greeting' | 'DATA' | null = null) {
  const server = createServer((socket: Socket) => {
    let inMail = false;
    if (silentFrom !== 'greeting') socket.write('220 mail.test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inMail && !text.endsWith('\r\n.\r\n')) return;
      if (silentFrom !== null && text.startsWith(silentFrom)) return;
      if (/^QUIT/.test(text)) socket.end('221 bye\r\n');
      else socket.write(/^DATA/.test(text) ? '354 go on\r\n' : '250 ok\r\n');
      inMail = /^DATA/.test(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

it('writes into the outbox without a mail server, and one line says where', async () => {
  const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => {});
  await mailer({ smtpUrl: null }).send(mail);
  const folder = join(dataDir, 'outbox');
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z-[0-9a-f]{8}\.eml$/);
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(readFileSync(file, 'utf8')).toContain('To: ana@kolo.test');
  expect(log.mock.calls).toEqual([[expect.stringContaining(file)]]);
});

it('carries the address that ends such mails with one click, unbroken', async () => {
  const folder = join(dataDir, 'outbox');
  rmSync(folder, { recursive: true, force: true });
  const unsubscribe = `https://liga.test/api/mails/unsubscribe?mails=digest-7.${'x'.repeat(43)}`;
  await mailer({ smtpUrl: null }).send({ ...mail, unsubscribe });
  const [name = ''] = readdirSync(folder);
  const lines = readFileSync(join(folder, name), 'utf8').replaceAll(/\r\n[ \t]+/g, ' ');
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('hands the mail to the configured server, from the configured sender', async () => {
  const received: string[] = [];
  const { server, port } = await startServer(received);
  try {
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    await mailer({ smtpUrl, mailFrom: 'Liga <liga@kolo.test>' }).send(mail);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  const said = received.join('');
  expect(said).toContain('MAIL FROM:<liga@kolo.test>');
  expect(said).toContain('RCPT TO:<ana@kolo.test>');
  expect(said).toContain('From: Liga <liga@kolo.test>');
});

it('says when the server does not take it', async () => {
  await expect(mailer({ smtpUrl: 'smtp://127.0.0.1:1' }).send(mail)).rejects.toThrow();
});

it.each(['greeting', 'DATA'] as const)(
  'a server that is silent from its %s on is given up',
  async (silentFrom) => {
    const { server, port } = await startServer([], silentFrom);
    try {
      const sent = mailServer(`smtp://127.0.0.1:${port}`, 300).sendMail({ from: mail.to, ...mail });
      await expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  },
);
