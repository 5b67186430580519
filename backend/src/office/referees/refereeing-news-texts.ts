import type { RefereeRole } from '@kolo/domain';
import {
  type EarlierFixture,
  listed,
  type News,
  type NoticeContent,
} from '../../people/notices/index.js';
import type { Language } from '../../platform/api/language.js';
import { placeOf } from '../../season/notices/index.js';

export type About = Extract<NoticeContent, { kind: 'refereeing' }>['data']['about'];

export interface RefereedPlace extends EarlierFixture {
  homeTeam: string;
  awayTeam: string;
  role: RefereeRole;
  referee: string;
}

export function refereeingNews(
  about: About,
  places: readonly RefereedPlace[],
  language: Language,
): News {
  const { roles, [about]: news } = texts[language];
  const lines = places.map((place) => {
    const { homeTeam, awayTeam, role, referee } = place;
    const line = `${homeTeam} – ${awayTeam}, ${placeOf(place, language)} (${roles[role]})`;
    return about === 'cancelled-late' ? `${line}: ${referee}` : line;
  });
  return { subject: news.subject, text: listed(news.text, lines) };
}

export const refereeRole = (role: RefereeRole, language: Language): string =>
  texts[language].roles[role];

const texts = {
  hr: {
    assigned: {
      subject: 'dodijeljeno vam je suđenje',
      text: 'dodijeljena su vam suđenja; prihvatite ih ili odbijte na stranici Suđenje:',
    },
    moved: {
      subject: 'utakmica koju sudite je premještena',
      text: 'premještene su utakmice koje ste prihvatili; potvrdite novi termin ili odbijte, a do tada je zapisnički stol za vas zatvoren:',
    },
    reopened: {
      subject: 'rok za odgovor je istekao',
      text: 'niste odgovorili u roku pa su mjesta ponovo slobodna:',
    },
    'cancelled-late': {
      subject: 'sudac je kasno otkazao',
      text: 'suci su kasno otkazali utakmice; nađite im zamjenu:',
    },
    lost: {
      subject: 'mjesto je dobio drugi sudac',
      text: 'na utakmice na koje ste se prijavili određen je drugi sudac:',
    },
    roles: {
      first: 'prvi sudac',
      second: 'drugi sudac',
      third: 'treći sudac',
      timekeeper: 'mjeritelj vremena',
      delegate: 'delegat',
    },
  },
  en: {
    assigned: {
      subject: 'a match to referee',
      text: 'you are assigned to these matches; accept or decline them on the page Refereeing:',
    },
    moved: {
      subject: 'a match that you referee was moved',
      text: 'matches that you accepted were moved; accept the new time or decline; until then their console is closed to you:',
    },
    reopened: {
      subject: 'the time to answer is over',
      text: 'you did not answer in time, so these places are open again:',
    },
    'cancelled-late': {
      subject: 'a referee cancelled late',
      text: 'referees cancelled these matches late; find somebody else for them:',
    },
    lost: {
      subject: 'another referee got the place',
      text: 'another referee was chosen for matches that you applied for:',
    },
    roles: {
      first: 'first referee',
      second: 'second referee',
      third: 'third referee',
      timekeeper: 'timekeeper',
      delegate: 'delegate',
    },
  },
} as const satisfies Record<Language, Record<About, News> & { roles: Record<RefereeRole, string> }>;
