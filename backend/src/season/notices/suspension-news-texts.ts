import type { Ban, BanKind } from '@kolo/domain';
import { listed, type News } from '../../people/notices/index.js';
import type { Language } from '../../platform/api/language.js';

export interface SuspendedPerson {
  name: string;
  team: string;
  ban: Ban;
}

export function suspensionNews(people: readonly SuspendedPerson[], language: Language): News {
  const { subject, title } = texts[language];
  return {
    subject,
    text: listed(
      title,
      people.map((person) => suspensionLine(person, language)),
    ),
  };
}

/** Who may play again after a correction. */
export function liftedNews(
  people: readonly Omit<SuspendedPerson, 'ban'>[],
  language: Language,
): News {
  const { liftedSubject: subject, lifted } = texts[language];
  return {
    subject,
    text: listed(
      lifted,
      people.map(({ name, team }) => `${name} (${team})`),
    ),
  };
}

export function suspensionLine({ name, team, ban }: SuspendedPerson, language: Language): string {
  const { why, lengthOf } = texts[language];
  return `${name} (${team}): ${lengthOf(ban)}, ${why[ban.kind]}`;
}

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'hr' ? 'hr-HR' : 'en-GB', {
    timeZone: 'UTC',
    dateStyle: 'long',
  }).format(new Date(day));

const croatian = new Intl.PluralRules('hr');
const matches: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'utakmica',
  few: 'utakmice',
};

const texts = {
  hr: {
    subject: 'suspenzija',
    title: 'suspendirani su:',
    liftedSubject: 'ispravak kartona',
    lifted: 'nakon ispravka kartona više nisu suspendirani:',
    lengthOf: ({ remaining, until, forEver }: Ban): string => {
      if (forEver) return 'trajno';
      if (until !== undefined) return `do ${dayIn(until, 'hr')}`;
      return `${remaining} ${matches[croatian.select(remaining)] ?? 'utakmica'}`;
    },
    why: {
      yellows: 'žuti kartoni',
      'second-yellow': 'drugi žuti karton',
      red: 'crveni karton',
      exclusions: 'isključenja',
      decision: 'odluka lige',
    },
  },
  en: {
    subject: 'a suspension',
    title: 'these people are suspended:',
    liftedSubject: 'cards corrected',
    lifted: 'after a correction of cards these people are no longer suspended:',
    lengthOf: ({ remaining, until, forEver }: Ban): string => {
      if (forEver) return 'for ever';
      if (until !== undefined) return `until ${dayIn(until, 'en')}`;
      return remaining === 1 ? '1 match' : `${remaining} matches`;
    },
    why: {
      yellows: 'yellow cards',
      'second-yellow': 'second yellow card',
      red: 'red card',
      exclusions: 'timed suspensions',
      decision: 'decision of the league',
    },
  },
} as const satisfies Record<
  Language,
  {
    subject: string;
    title: string;
    liftedSubject: string;
    lifted: string;
    lengthOf: (ban: Ban) => string;
    why: Record<BanKind, string>;
  }
>;
