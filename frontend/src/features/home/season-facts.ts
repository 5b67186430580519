import { limits, type SeasonFacts, zagrebToUtc } from '@kolo/domain';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

export type FactName =
  | 'start'
  | 'kickOff'
  | 'venue'
  | 'teams'
  | 'format'
  | 'players'
  | 'officials'
  | 'finals'
  | 'awards';

export interface Fact {
  name: FactName;
  label: string;
  value: string;
  note: string | null;
}

/** The facts of a season in the order of the cards, without those that its league does not have. */
export function useSeasonFacts(season: SeasonFacts | null): Fact[] {
  const { t } = useTranslation('home');
  const ofLeague = useFactsOfLeague();
  const { players, officials, finals, awards, ...others } = {
    ...(season === null ? {} : ofLeague(season)),
    players: {
      value: t('facts.players.value', { count: limits.playersPerTeam }),
      note: t('facts.players.note', { externals: limits.externalPlayersPerTeam }),
    },
    officials: { value: t('facts.officials.value'), note: t('facts.officials.note') },
    awards: { value: t('facts.awards.value'), note: t('facts.awards.note') },
  };
  const facts: [FactName, FactText | undefined][] = [
    ['start', others.start],
    ['kickOff', others.kickOff],
    ['venue', others.venue],
    ['teams', others.teams],
    ['format', others.format],
    ['players', players],
    ['officials', officials],
    ['finals', finals],
    ['awards', awards],
  ];
  return facts.flatMap(([name, fact]) =>
    fact === undefined
      ? []
      : [
          {
            name,
            label: fact.label ?? t(`facts.${name}.label`),
            value: fact.value,
            note: fact.note,
          },
        ],
  );
}

interface FactText {
  /** Set where it differs between leagues. */
  label?: string;
  value: string;
  note: string | null;
}

type FactsOfLeague = Partial<Record<FactName, FactText>>;

function useFactsOfLeague(): (season: SeasonFacts) => FactsOfLeague {
  const { t } = useTranslation('home');
  const format = useFormat();
  const window = useKickOffWindow();
  return (season) => {
    const { venue, teams, rounds, ballSize: ball, finalists, finalsOn, matchDay } = season;
    const hours = window(season);
    const rules = ball === null ? t('facts.format.rules') : t('facts.format.note', { ball });
    return {
      start: { value: format.date(season.startDate), note: t('facts.start.note') },
      ...(hours === null
        ? venue !== null && { venue: { value: venue, note: null } }
        : {
            kickOff: {
              ...(matchDay !== null && { label: t(`facts.weekday.${weekday(matchDay)}`) }),
              value: hours,
              note: venue,
            },
          }),
      ...(teams > 0 && {
        teams: {
          value: t('facts.teams.value', { count: teams }),
          note: rounds === 0 ? null : t('facts.teams.rounds', { count: rounds }),
        },
      }),
      ...(season.format !== null && { format: { value: season.format, note: rules } }),
      ...(season.format === null &&
        ball !== null && {
          format: {
            label: t('facts.format.ball'),
            value: t('facts.format.size', { ball }),
            note: t('facts.format.rules'),
          },
        }),
      ...(finalsOn !== null && {
        finals: {
          value: format.date(zagrebToUtc(finalsOn, '12:00')),
          note:
            finalists === null
              ? t('facts.finals.officials')
              : t('facts.finals.note', { count: finalists }),
        },
      }),
    };
  };
}

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** The weekday's key in the texts. */
export const weekday = (day: number): (typeof weekdays)[number] => weekdays[day - 1] ?? 'sunday';

/** Whole hours without minutes, where the language allows it. */
function useKickOffWindow(): (season: SeasonFacts) => string | null {
  const { t } = useTranslation('home');
  return ({ kickOffFrom: from, kickOffUntil: until }) => {
    if (from === null) return null;
    if (until === null) return t('facts.kickOff.from', { from });
    if (!from.endsWith(':00') || !until.endsWith(':00'))
      return t('facts.kickOff.exact', { from, until });
    return t('facts.kickOff.hours', {
      from: Number(from.slice(0, 2)),
      until: Number(until.slice(0, 2)),
    });
  };
}
