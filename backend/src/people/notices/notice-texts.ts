import { timeZone } from '@kolo/domain';
import type { Language } from '../../platform/common/language.js';
import type { EarlierFixture } from './notice.js';
import type { MatchNews, News, PlayerNews } from './notice-news.js';

export interface MailText {
  subject: string;
  text: string;
}

/** The address is not confirmed: nothing that was typed at the registration may stand here. */
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
  const texts = newsTexts[language];
  const [first] = news;
  const parts = news.map((one) => partOf(one, language));
  const link = origin === null ? [] : [origin];
  return {
    subject: `Kolo: ${news.length === 1 && first !== undefined ? texts.subjects[first.kind] : texts.several}`,
    text: `${[texts.greeting, ...parts, ...link].join('\n\n')}\n`,
  };
}

function partOf(news: News, language: Language): string {
  const texts = newsTexts[language];
  switch (news.kind) {
    case 'account-approved':
    case 'account-rejected':
    case 'address-registered':
      return texts[news.kind];
    case 'players-approved':
    case 'players-rejected':
      return listed(texts[news.kind], news.players.map(playerLine));
    case 'pin-locked':
      return [texts['pin-locked'], ...news.labels.map((label) => `  - ${label}`)].join('\n');
    case 'matches-moved':
      return listed(
        texts[news.kind],
        news.matches.map((match) => matchLine(match, language)),
      );
  }
}

const listed = (title: string, lines: string[]): string =>
  [title, ...lines.map((line) => `  - ${line}`)].join('\n');

const playerLine = ({ name, jerseyNumber }: PlayerNews): string => `${name} (${jerseyNumber})`;

function matchLine(match: MatchNews, language: Language): string {
  const texts = newsTexts[language];
  const round = match.round === null ? '' : `, ${texts.round(match.round)}`;
  const teams = `${match.homeTeam} – ${match.awayTeam}${round}`;
  if (match.cancelled) return `${teams}: ${texts.cancelled}`;
  const place = placeOf(match, language);
  return match.before === null
    ? `${teams}: ${texts.again}, ${place}`
    : `${teams}: ${texts.now} ${place} (${texts.before} ${placeOf(match.before, language)})`;
}

const moments: Record<Language, Intl.DateTimeFormat> = {
  hr: momentFormat('hr-HR'),
  en: momentFormat('en-GB'),
};

function momentFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
}

function placeOf({ matchDate, venue }: EarlierFixture, language: Language): string {
  const moment = moments[language].format(new Date(matchDate));
  return venue === null ? moment : `${moment}, ${venue}`;
}

const newsTexts = {
  hr: {
    greeting: 'Pozdrav,',
    several: 'novosti za vas',
    subjects: {
      'account-approved': 'račun je odobren',
      'account-rejected': 'zahtjev za račun je odbijen',
      'address-registered': 'već imate račun',
      'players-approved': 'igrači su odobreni',
      'players-rejected': 'igrači su odbijeni',
      'matches-moved': 'promjena termina',
      'pin-locked': 'pogrešni PIN-ovi za zapisnički stol',
    },
    'account-approved': 'vaš je račun odobren. Možete se prijaviti.',
    'account-rejected':
      'vaš je zahtjev za račun odbijen i obrisan. Ako mislite da je riječ o pogrešci, javite se organizatoru lige.',
    'address-registered':
      'netko je pokušao registrirati još jedan račun s vašom adresom. Ako ste to bili vi, prijavite se računom koji već imate; zaboravljenu lozinku zamijenite na stranici za prijavu. Ako niste, ne trebate učiniti ništa.',
    'players-approved': 'odobreni su igrači:',
    'players-rejected': 'odbijeni su igrači, možete ih prijaviti ponovo:',
    'matches-moved': 'promijenjeni su termini:',
    'pin-locked':
      'netko je previše puta upisao pogrešan PIN za pristup zapisničkom stolu pa je upis s te mreže zatvoren na petnaest minuta. QR kod i poveznica rade i dalje. Ako to niste bili vi ni vaši zapisničari, opozovite pristup i dajte novi.',
    round: (round: number) => `${round}. kolo`,
    cancelled: 'otkazana',
    again: 'ipak se igra',
    now: 'sada',
    before: 'dosad',
  },
  en: {
    greeting: 'Hello,',
    several: 'news for you',
    subjects: {
      'account-approved': 'your account is approved',
      'account-rejected': 'your registration was rejected',
      'address-registered': 'you have an account already',
      'players-approved': 'players approved',
      'players-rejected': 'players rejected',
      'matches-moved': 'a change of schedule',
      'pin-locked': 'wrong PINs for the scorer’s table',
    },
    'account-approved': 'your account is approved. You can sign in now.',
    'account-rejected':
      'your registration was rejected and deleted. If you think this is a mistake, contact the league’s organiser.',
    'address-registered':
      'somebody tried to register another account with your address. If it was you, sign in with the account you have; a forgotten password can be replaced on the sign-in page. If it was not you, you need not do anything.',
    'players-approved': 'these players are approved:',
    'players-rejected': 'these players are rejected; you can enter them again:',
    'matches-moved': 'the schedule has changed:',
    'pin-locked':
      'somebody entered too many wrong PINs for scorer access, so entering from that network is closed for fifteen minutes. The QR code and the link go on working. If it was neither you nor your scorekeepers, revoke the access and grant a new one.',
    round: (round: number) => `round ${round}`,
    cancelled: 'cancelled',
    again: 'played after all',
    now: 'now',
    before: 'before:',
  },
} as const;
