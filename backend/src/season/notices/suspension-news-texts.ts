import type { Ban, BanKind } from '@kolo/domain';
import { listed, type News } from '../../people/notices/index.js';
import type { Language } from '../../platform/api/language.js';

export interface SuspensionLine {
  name: string;
  team: string;
  ban: Ban;
}

export function suspensionNews(people: readonly SuspensionLine[], language: Language): News {
  const { subject, title } = texts[language];
  return {
    subject,
    text: listed(
      title,
      people.map((person) => suspensionLine(person, language)),
    ),
  };
}

export interface CancelledSuspension extends Omit<SuspensionLine, 'ban'> {
  /** Other bans that keep the person from playing. */
  still: readonly Ban[];
}

export function cancelledNews(people: readonly CancelledSuspension[], language: Language): News {
  const { cancelledSubject: subject, cancelled, still: stillSuspended } = texts[language];
  const lines = people.map(({ name, team, still }) => {
    const rest = still.map((ban) => lengthAndReason(ban, language)).join('; ');
    return `${name} (${team})${rest === '' ? '' : `; ${stillSuspended} ${rest}`}`;
  });
  return { subject, text: listed(cancelled, lines) };
}

/** Who may play again after a correction or a decision about a match. */
export function liftedNews(
  people: readonly Omit<SuspensionLine, 'ban'>[],
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

export const suspensionLine = ({ name, team, ban }: SuspensionLine, language: Language): string =>
  `${name} (${team}): ${lengthAndReason(ban, language)}`;

function lengthAndReason(ban: Ban, language: Language): string {
  const { why, lengthOf } = texts[language];
  return `${lengthOf(ban)}, ${why[ban.kind]}`;
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
    liftedSubject: 'suspenzija više ne vrijedi',
    lifted: 'više nisu suspendirani:',
    cancelledSubject: 'suspenzija je ukinuta',
    cancelled: 'liga je ukinula suspenzije:',
    still: 'i dalje vrijedi:',
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
    liftedSubject: 'a suspension has ended',
    lifted: 'these people are no longer suspended:',
    cancelledSubject: 'a suspension was cancelled',
    cancelled: 'the league has cancelled the suspensions of:',
    still: 'still suspended:',
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
    cancelledSubject: string;
    cancelled: string;
    still: string;
    lengthOf: (ban: Ban) => string;
    why: Record<BanKind, string>;
  }
>;
