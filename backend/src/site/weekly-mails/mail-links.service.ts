import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { derivedKey } from '../../platform/secrets/derived-key.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';

const purposes = ['account', 'digest', 'confirm'] as const;
type Purpose = (typeof purposes)[number];

/** What a link of a mail does, and to which account or digest. */
export interface LinkSubject {
  purpose: Purpose;
  id: string;
}

export const linkTokenPattern = /^(account|digest|confirm)-(\d{1,18})\.([\w-]{43})$/;

/** Links that only a mail knows: signed, so nothing of them is stored. */
@Injectable()
export class MailLinksService {
  private readonly key: Buffer;

  constructor(
    @Inject(runtimeToken) { config }: Runtime,
    private readonly address: SiteAddressService,
  ) {
    this.key = derivedKey(config.sessionSecret, 'mail links');
  }

  /** For the reader: a page with a button, as mail scanners open links. */
  page(subject: LinkSubject): string {
    // After the #, so that no server and no log on the way sees the token.
    return `${this.address.originForMails}/mails#${this.token(subject)}`;
  }

  /** For the mail service, which posts to it. */
  oneClick(subject: LinkSubject): string {
    return `${this.address.originForMails}/api/mails/unsubscribe?mails=${this.token(subject)}`;
  }

  /** Null for a token that was not made here. */
  read(token: string): LinkSubject | null {
    const [, purpose, id] = linkTokenPattern.exec(token) ?? [];
    const known = purposes.find((one) => one === purpose);
    if (known === undefined || id === undefined) return null;
    const subject = { purpose: known, id };
    const [given, own] = [Buffer.from(token), Buffer.from(this.token(subject))];
    return given.length === own.length && timingSafeEqual(given, own) ? subject : null;
  }

  private token({ purpose, id }: LinkSubject): string {
    const name = `${purpose}-${id}`;
    return `${name}.${createHmac('sha256', this.key).update(name).digest('base64url')}`;
  }
}
