import { capital, type MatchNotice, outcomeWord, timeZone } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';

export interface PushText {
  title: string;
  body: string;
}

export interface TeamNames {
  home: string;
  away: string;
}

/** The text of a notification on a device. */
export function pushText(
  { headline, score, matchDate, venue, incomplete = [], decided = {} }: MatchNotice,
  names: TeamNames,
  language: Language,
): PushText {
  const { home, away } = names;
  const words = texts[language];
  const place = venue === null ? '' : `, ${venue}`;
  const result = score === null ? '' : `${score.home}:${score.away}`;
  const title = score === null ? `${home} – ${away}` : `${home} ${result} ${away}`;
  const moment = moments[language].format(new Date(matchDate));
  const word = outcomeWord(decided, language);
  if (word !== null && headline !== 'postponed') return { title, body: capital(word) };
  switch (headline) {
    case 'moved':
      return { title, body: `${words.moved}: ${moment}${place}` };
    case 'soon':
      return { title, body: `${words.soon}${place}` };
    case 'incomplete': {
      const lists = incomplete.map(
        ({ team, players, needed }) => `${names[team]} ${players}/${needed}`,
      );
      return { title, body: `${moment}${place}. ${words.incomplete}: ${lists.join(', ')}` };
    }
    case 'correction':
      return { title, body: score === null ? words.correction : `${words.correction}: ${result}` };
    default:
      return { title, body: words[headline] };
  }
}

const momentFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const moments: Record<Language, Intl.DateTimeFormat> = {
  hr: momentFormat('hr-HR'),
  en: momentFormat('en-GB'),
};

const texts = {
  hr: {
    soon: 'Počinje za deset minuta',
    started: 'Utakmica je počela',
    goal: 'Gol!',
    half: 'Poluvrijeme',
    final: 'Kraj utakmice',
    moved: 'Novi termin',
    postponed: 'Utakmica je odgođena',
    cancelled: 'Utakmica je otkazana',
    incomplete: 'Premalo igrača',
    correction: 'Ispravak',
  },
  en: {
    soon: 'Begins in ten minutes',
    started: 'The match has begun',
    goal: 'Goal!',
    half: 'Half-time',
    final: 'Full time',
    moved: 'New date',
    postponed: 'The match is postponed',
    cancelled: 'The match is cancelled',
    incomplete: 'Too few players',
    correction: 'Correction',
  },
} as const satisfies Record<Language, Record<MatchNotice['headline'], string>>;
