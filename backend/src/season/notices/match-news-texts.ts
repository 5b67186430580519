import { type MatchStatus, type OutcomeKind, outcomeWord, timeZone } from '@kolo/domain';
import { type EarlierFixture, listed, type News } from '../../people/notices/index.js';
import type { Language } from '../../platform/api/language.js';

export interface MovedMatch extends EarlierFixture {
  homeTeam: string;
  awayTeam: string;
  round: number | null;
  status: MatchStatus;
  /** Null where nothing was decided about it. */
  outcome: OutcomeKind | null;
  /** Null where the match is played after all. */
  before: EarlierFixture | null;
}

export function movedMatchNews(matches: readonly MovedMatch[], language: Language): News {
  const { subject, title } = texts[language];
  return {
    subject,
    text: listed(
      title,
      matches.map((match) => matchLine(match, language)),
    ),
  };
}

function matchLine(match: MovedMatch, language: Language): string {
  const words = texts[language];
  const round = match.round === null ? '' : `, ${words.round(match.round)}`;
  const teams = `${match.homeTeam} – ${match.awayTeam}${round}`;
  const { status, outcome } = match;
  if (outcome === 'postponed') return `${teams}: ${words.postponed}`;
  if (outcome === 'awarded' || outcome === 'annulled')
    return `${teams}: ${words.off} (${outcomeWord({ outcome }, language)})`;
  if (status === 'cancelled') return `${teams}: ${words.cancelled}`;
  const place = placeOf(match, language);
  return match.before === null
    ? `${teams}: ${words.again}, ${place}`
    : `${teams}: ${words.now} ${place} (${words.before} ${placeOf(match.before, language)})`;
}

const moments: Record<Language, Intl.DateTimeFormat> = {
  hr: momentFormat('hr-HR'),
  en: momentFormat('en-GB'),
};

function momentFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** When and where, in words. */
export function placeOf({ matchDate, venue }: EarlierFixture, language: Language): string {
  const moment = moments[language].format(new Date(matchDate));
  return venue === null ? moment : `${moment}, ${venue}`;
}

const texts = {
  hr: {
    subject: 'promjena termina',
    title: 'promijenjeni su termini:',
    round: (round: number) => `${round}. kolo`,
    cancelled: 'otkazana',
    off: 'ne igra se',
    postponed: 'odgođena, novog termina još nema',
    again: 'ipak se igra',
    now: 'sada',
    before: 'dosad',
  },
  en: {
    subject: 'a change of schedule',
    title: 'the schedule has changed:',
    round: (round: number) => `round ${round}`,
    cancelled: 'cancelled',
    off: 'not played',
    postponed: 'postponed, with no new date yet',
    again: 'played after all',
    now: 'now',
    before: 'before:',
  },
} as const;
