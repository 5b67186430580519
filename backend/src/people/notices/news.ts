import type { Language } from '../../platform/api/language.js';
import type { NoticeContent } from './notice.js';

/** One part of a mail; its subject is that of the mail when it is the only part. */
export interface News {
  subject: string;
  text: string;
  /** One request to it ends mails like this one (RFC 8058). */
  unsubscribe?: string;
}

/** A room with the texts for notices of its kinds. */
export interface NewsSource {
  /** Called before each round of mails, to add notices that nothing else adds. */
  collect?(): Promise<void>;
  /** Leaves out notices that are no longer true, and those of other kinds. */
  newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]>;
  /** Called when the mail server refuses the address for good. */
  bounced?(contents: readonly NoticeContent[]): Promise<void>;
}

export const listed = (title: string, lines: readonly string[]): string =>
  [title, ...lines.map((line) => `  - ${line}`)].join('\n');
