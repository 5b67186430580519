import type { Language } from '../../../platform/api/language.js';

export const passwordMessages = {
  changed: {
    hr: 'Lozinka je promijenjena. Ostale prijave ovog računa su odjavljene.',
    en: 'The password is changed. Other sessions of this account are signed out.',
  },
  /** The same whether or not anybody has the address. */
  linkRequested: {
    hr: 'Ako račun s tom adresom postoji, poslali smo na nju poveznicu za novu lozinku.',
    en: 'If there is an account with that address, we have sent it a link for a new password.',
  },
  reset: {
    hr: 'Nova lozinka je postavljena. Prijavite se njome.',
    en: 'The new password is set. Sign in with it.',
  },
} as const;

/** @param username null where nobody confirmed the address */
export function resetMail(
  { username, link }: { username: string | null; link: string },
  language: Language,
): { subject: string; text: string } {
  if (language === 'en')
    return {
      subject: 'Kolo: a new password',
      text: `Hello${username === null ? '' : ` ${username}`},

somebody asked for a new password for your account. If it was you, choose it here:

${link}

The link works once, within an hour. If it was not you, do nothing: your password stays as it is.
`,
    };
  return {
    subject: 'Kolo: nova lozinka',
    text: `Pozdrav${username === null ? '' : ` ${username}`},

zatražena je nova lozinka za vaš račun. Odaberite je ovdje:

${link}

Poveznica vrijedi jedan sat i samo jednom. Ako niste vi tražili novu lozinku, ne trebate učiniti ništa: lozinka ostaje kakva jest.
`,
  };
}
