import { limits } from '@kolo/domain';
import { RefusalError } from '../api/refusal.error.js';

let common: Promise<ReadonlySet<string>> | null = null;

export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.normalize('NFKC').trim().toLowerCase());
}

export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new RefusalError({ code: 'account.common-password' }, { field });
}

/** The list takes half a megabyte, so it is loaded on first use. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'];
  return new Set(ranked.map(String).filter(({ length }) => length >= limits.password.min));
}
