import type { Language } from '../../platform/api/language.js';
import type { News } from './news.js';

export interface MailText {
  subject: string;
  text: string;
}

/** The address is not confirmed, so the mail repeats nothing that was typed at the registration. */
export function confirmationMail(link: string, language: Language): MailText {
  if (language === 'en')
    return {
      subject: 'Kolo: confirm your address',
      text: `Hello,

an account was registered with this address. Confirm that it is yours:

${link}

The link is valid for seven days. If you did not register, you need not do anything: nothing else will be mailed here.
`,
    };
  return {
    subject: 'Kolo: potvrdite svoju adresu',
    text: `Pozdrav,

s ovom je adresom registriran račun. Potvrdite da je vaša:

${link}

Poveznica vrijedi sedam dana. Ako se niste registrirali, ne trebate učiniti ništa: na ovu adresu neće stići ništa drugo.
`,
  };
}

/** @param origin null where it is not configured: the mail then has no link */
export function newsMail(
  news: readonly News[],
  origin: string | null,
  language: Language,
): MailText {
  const { greeting, several } = texts[language];
  const [first] = news;
  const parts = news.map(({ text }) => text);
  const link = origin === null ? [] : [origin];
  return {
    subject: `Kolo: ${news.length === 1 && first !== undefined ? first.subject : several}`,
    text: `${[greeting, ...parts, ...link].join('\n\n')}\n`,
  };
}

const texts = {
  hr: { greeting: 'Pozdrav,', several: 'novosti za vas' },
  en: { greeting: 'Hello,', several: 'news for you' },
} as const;
