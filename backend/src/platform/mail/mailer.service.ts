import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Runtime, runtimeToken } from '../config/runtime.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address that ends mails like this one with a single request (RFC 8058). */
  unsubscribe?: string;
}

@Injectable()
export class MailerService {
  private readonly logger = new Logger('mail');

  constructor(@Inject(runtimeToken) private readonly runtime: Runtime) {}

  async send({ to, unsubscribe, ...content }: Mail): Promise<void> {
    const { smtpUrl, mailFrom: from, dataDir } = this.runtime.config;
    // An address with a comma must not become two recipients.
    const mail = {
      ...content,
      ...(unsubscribe === undefined ? {} : oneClick(unsubscribe)),
      to: { name: '', address: to },
    };
    if (smtpUrl !== null) {
      await mailServer(smtpUrl).sendMail({ from, ...mail });
      return;
    }
    const file = await toOutbox(join(dataDir, 'outbox'), { from, ...mail });
    this.logger.log(`No SMTP_URL is set: a mail was written to ${file}`);
  }
}

const oneClick = (url: string): SendMailOptions => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** nodemailer would wait ten minutes for a silent server; one that scans a mail needs some seconds. */
export const mailServer = (url: string, silentMs = 30_000) =>
  createTransport({
    url,
    connectionTimeout: silentMs,
    greetingTimeout: silentMs,
    socketTimeout: silentMs,
  });

/** Mails carry links that open accounts, so only the product's own user may read them. */
async function toOutbox(folder: string, mail: SendMailOptions): Promise<string> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  const moment = new Date().toISOString().replaceAll(':', '-');
  const file = join(folder, `${moment}-${randomBytes(4).toString('hex')}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  await writeFile(unfinished, message, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, file);
  return file;
}
