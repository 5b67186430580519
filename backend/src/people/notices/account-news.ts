import { type DataSource, In } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { MatchGrant } from '../auth/console/match-grant.entity.js';
import { listed, type News, type NewsSource } from './news.js';
import type { NoticeContent } from './notice.js';

const accountKinds = ['account-approved', 'account-rejected', 'address-registered'] as const;

export const accountNews = (db: DataSource): NewsSource => ({
  newsOf: async (contents, language) => [
    ...accountKinds
      .filter((kind) => contents.some((content) => content.kind === kind))
      .map((kind) => texts[language][kind]),
    ...(await guessedPins(db, contents, language)),
  ],
});

async function guessedPins(
  db: DataSource,
  contents: readonly NoticeContent[],
  language: Language,
): Promise<News[]> {
  const guessed = contents.filter((content) => content.kind === 'pin-locked');
  if (guessed.length === 0) return [];
  const ids = guessed.flatMap(({ data: { grantId } }) => (grantId === null ? [] : [grantId]));
  const grants = await db.manager.find(MatchGrant, {
    select: { label: true },
    where: { id: In(ids) },
    order: { id: 'ASC' },
  });
  const { subject, text } = texts[language]['pin-locked'];
  const labels = grants.map(({ label }) => label);
  return [{ subject, text: listed(text, labels) }];
}

const texts = {
  hr: {
    'account-approved': {
      subject: 'račun je odobren',
      text: 'vaš je račun odobren. Možete se prijaviti.',
    },
    'account-rejected': {
      subject: 'zahtjev za račun je odbijen',
      text: 'vaš je zahtjev za račun odbijen i obrisan. Ako mislite da je riječ o pogrešci, javite se organizatoru lige.',
    },
    'address-registered': {
      subject: 'već imate račun',
      text: 'netko je pokušao registrirati još jedan račun s vašom adresom. Ako ste to bili vi, prijavite se računom koji već imate; zaboravljenu lozinku zamijenite na stranici za prijavu. Ako niste, ne trebate učiniti ništa.',
    },
    'pin-locked': {
      subject: 'pogrešni PIN-ovi za zapisnički stol',
      text: 'netko je previše puta upisao pogrešan PIN za pristup zapisničkom stolu pa je upis s te mreže zatvoren na petnaest minuta. QR kod i poveznica rade i dalje. Ako to niste bili vi ni vaši zapisničari, opozovite pristup i dajte novi.',
    },
  },
  en: {
    'account-approved': {
      subject: 'your account is approved',
      text: 'your account is approved. You can sign in now.',
    },
    'account-rejected': {
      subject: 'your registration was rejected',
      text: 'your registration was rejected and deleted. If you think this is a mistake, contact the league’s organiser.',
    },
    'address-registered': {
      subject: 'you have an account already',
      text: 'somebody tried to register another account with your address. If it was you, sign in with the account you have; a forgotten password can be replaced on the sign-in page. If it was not you, you need not do anything.',
    },
    'pin-locked': {
      subject: 'wrong PINs for the scorer’s table',
      text: 'somebody entered too many wrong PINs for scorer access, so entering from that network is closed for fifteen minutes. The QR code and the link go on working. If it was neither you nor your scorekeepers, revoke the access and grant a new one.',
    },
  },
} as const satisfies Record<Language, Record<(typeof accountKinds)[number] | 'pin-locked', News>>;
