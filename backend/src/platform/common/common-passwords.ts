import { limits } from '@kolo/domain';
import { RefusalError } from './refusal.error.js';

let common: Promise<ReadonlySet<string>> | null = null;

/** Whether it is one of those that are tried first, however its letters are written. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.normalize('NFKC').trim().toLowerCase());
}

/** @throws RefusalError `account.common-password` */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new RefusalError({ code: 'account.common-password' }, { field });
}

/** Half a megabyte of texts, for those who need it; what is too short for a password anyway is left out. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'];
  return new Set(ranked.map(String).filter(({ length }) => length >= limits.password.min));
}
