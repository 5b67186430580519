import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Forgetter } from './forgetter.js';

export const outboxOf = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'outbox');

export async function forgetMails(outbox: string, forgetter: Forgetter): Promise<void> {
  for (const file of await readdir(outbox).catch(() => [])) {
    const path = join(outbox, file);
    const mail = await readFile(path).catch(() => null);
    if (mail === null) continue;
    const { headers, subject, from, to, cc, text, html } = await PostalMime.parse(mail);
    const words = [headers, subject, from, to, cc, text, html];
    if (forgetter.finds(words)) await rm(path, { force: true });
  }
}
