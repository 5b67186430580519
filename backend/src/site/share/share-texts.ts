import {
  type AwardKind,
  type BracketSlot,
  capital,
  formatWhole,
  type MatchStatus,
  outcomeWord,
  placeholderWords,
  timeZone,
} from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';
import type { SharedMatch, ShareSubject } from './share-subject.js';

const croatian = new Intl.PluralRules('hr');
const croatianGoals: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'gol', few: 'gola' };

export const shareTexts = {
  hr: {
    siteTitle: 'Kolo – futsal liga uživo',
    slogan: ['Futsal liga uživo', 'Svaki gol u istoj sekundi na svakom telefonu'],
    moment: (day: string, time: string) => `${day} u ${time}`,
    siteText: 'Futsal liga uživo: svaki gol u istoj sekundi na svakom telefonu.',
    table: 'Tablica',
    awards: 'Nagrade',
    finals: 'Doigravanje',
    round: (round: number) => `${round}. kolo`,
    status: {
      scheduled: 'Zakazano',
      in_progress: 'Uživo',
      completed: 'Završeno',
      cancelled: 'Otkazano',
    } satisfies Record<MatchStatus, string>,
    kicks: (score: string) => `raspucavanje ${score}`,
    afterExtraTime: 'nakon produžetaka',
    played: 'Odigrano',
    points: 'Bodovi',
    goals: 'Golovi',
    form: 'Forma',
    scorer: 'Strijelac',
    mvp: 'Igrač utakmice',
    others: (count: number) => `i još ${count}`,
    goalCount: (count: number) => `${count} ${croatianGoals[croatian.select(count)] ?? 'golova'}`,
    letters: { W: 'P', D: 'N', L: 'I' },
    columns: { played: 'Odi.', difference: 'GR', points: 'Bod.' },
  },
  en: {
    siteTitle: 'Kolo – the futsal league, live',
    slogan: ['The futsal league, live', 'Every goal on every phone within the same second'],
    moment: (day: string, time: string) => `${day}, ${time}`,
    siteText: 'A futsal league live: every goal on every phone within the same second.',
    table: 'Table',
    awards: 'Awards',
    finals: 'Finals',
    round: (round: number) => `Round ${round}`,
    status: {
      scheduled: 'Scheduled',
      in_progress: 'Live',
      completed: 'Full time',
      cancelled: 'Cancelled',
    } satisfies Record<MatchStatus, string>,
    kicks: (score: string) => `penalty shoot-out ${score}`,
    afterExtraTime: 'after extra time',
    played: 'Played',
    points: 'Points',
    goals: 'Goals',
    form: 'Form',
    scorer: 'Scorer',
    mvp: 'Player of the match',
    others: (count: number) => `and ${count} more`,
    goalCount: (count: number) => `${count} ${count === 1 ? 'goal' : 'goals'}`,
    letters: { W: 'W', D: 'D', L: 'L' },
    columns: { played: 'P', difference: 'GD', points: 'Pts' },
  },
};

export const awardNames: Record<Language, Record<AwardKind, string>> = {
  hr: {
    champion: 'Prvak',
    second: 'Drugo mjesto',
    third: 'Treće mjesto',
    'top-scorer': 'Najbolji strijelac',
    mvp: 'Igrač sezone',
    'best-goalkeeper': 'Najbolji vratar',
    'fair-play': 'Fair play',
    'best-referee': 'Najbolji sudac',
  },
  en: {
    champion: 'Champion',
    second: 'Second place',
    third: 'Third place',
    'top-scorer': 'Top scorer',
    mvp: 'Player of the season',
    'best-goalkeeper': 'Best goalkeeper',
    'fair-play': 'Fair play',
    'best-referee': 'Best referee',
  },
};

const locales = { hr: 'hr-HR', en: 'en-GB' } as const;
const dayShape = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const timeShape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `nedjelja, 2. studenoga 2025.` and `19:00`, in Zagreb. */
export function whenOf(instant: string, language: Language): { day: string; time: string } {
  const date = new Date(instant);
  const day = date.toLocaleDateString(locales[language], { ...dayShape, timeZone });
  const time = date.toLocaleTimeString(locales[language], { ...timeShape, timeZone });
  return { day, time };
}

export function wordsOf(
  subject: ShareSubject,
  language: Language,
): { title: string; description: string } {
  const texts = shareTexts[language];
  switch (subject.kind) {
    case 'site':
      return { title: texts.siteTitle, description: texts.siteText };
    case 'match':
      return { title: matchTitle(subject, language), description: matchText(subject, language) };
    case 'team': {
      const { played, points, goals } = subject;
      return {
        title: joined([subject.name, subject.league]),
        description: joined([
          `${texts.played}: ${played}`,
          `${texts.points}: ${formatWhole(points)}`,
          goals === null ? null : `${texts.goals}: ${goals}`,
        ]),
      };
    }
    case 'player':
      return {
        title: joined([subject.name, subject.team]),
        description: joined([
          `${texts.played}: ${subject.matches}`,
          `${texts.goals}: ${subject.goals}`,
        ]),
      };
    case 'bracket': {
      const ties = subject.rounds.at(-1)?.ties ?? [];
      return {
        title: `${subject.name ?? texts.finals} · ${subject.league}`,
        description:
          ties
            .map((tie) => `${slotName(tie.home, language)} – ${slotName(tie.away, language)}`)
            .join(', ') || texts.siteText,
      };
    }
    case 'awards':
      return {
        title: `${texts.awards} · ${subject.league}`,
        description:
          subject.awards
            .map(({ award, winner }) => `${awardNames[language][award]}: ${winner}`)
            .join(', ') || texts.siteText,
      };
    case 'table':
      return {
        title: `${texts.table} · ${subject.league}`,
        description:
          subject.rows
            .map((row) => `${row.position}. ${row.team} (${formatWhole(row.points)})`)
            .join(', ') || texts.siteText,
      };
  }
}

export const slotName = (slot: BracketSlot, language: Language): string =>
  'team' in slot ? slot.team.name : placeholderWords(slot.placeholder, language);

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

/** `odgođeno`, `raspucavanje 4:3` or `nakon produžetaka`; null for a match that was over after two halves. */
export function outcomeText(match: SharedMatch, language: Language): string | null {
  const { shootout, afterExtraTime } = match;
  const texts = shareTexts[language];
  if (match.outcome !== undefined) return outcomeWord(match, language);
  if (shootout !== null) return texts.kicks(`${shootout.home}:${shootout.away}`);
  return afterExtraTime ? texts.afterExtraTime : null;
}

/** The standing of a match on its picture: `Odgođeno`, `Raspucavanje 4:3` or `Završeno`. */
export function standingText(match: SharedMatch, language: Language): string {
  return capital(outcomeText(match, language) ?? shareTexts[language].status[match.status]);
}

/** What a picture shows in place of a score that is not there: the time, if the match is due then. */
export const dueText = ({ status, outcome, matchDate }: SharedMatch, language: Language): string =>
  status === 'cancelled' || outcome !== undefined ? '–' : whenOf(matchDate, language).time;

function matchTitle(match: SharedMatch, language: Language): string {
  const { homeTeam, awayTeam, score } = match;
  const outcome = outcomeText(match, language);
  const result =
    score === null
      ? `${homeTeam} – ${awayTeam}`
      : `${homeTeam} ${score.home}:${score.away} ${awayTeam}`;
  return outcome === null ? result : `${result} (${outcome})`;
}

function matchText(match: SharedMatch, language: Language): string {
  const { status, round, league, venue, matchDate, outcome } = match;
  const texts = shareTexts[language];
  const { day, time } = whenOf(matchDate, language);
  const roundText = round === null || round === 0 ? null : texts.round(round);
  // The title has the word for what was decided; the date of a postponed match is no longer its date.
  const standing = outcome === undefined ? texts.status[status] : null;
  const moment = outcome === 'postponed' ? null : texts.moment(day, time);
  return joined([standing, roundText, league, moment, venue]);
}
