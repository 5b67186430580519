import {
  type CreateLeagueRequest,
  type LeagueView,
  limits,
  type NamePolicy,
  parseZagrebDay,
  type TieBreaker,
  tableOrder,
  tieBreakers,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The form of a league, as typed. Days are `yyyy-mm-dd` in Zagreb. */
export interface LeagueFields {
  name: string;
  season: string;
  description: string;
  startDate: string;
  endDate: string;
  isActive: boolean;
  isMain: boolean;
  venue: string;
  kickOffFrom: string;
  kickOffUntil: string;
  format: string;
  ballSize: string;
  finalsOn: string;
  finalists: string;
  tieBreakers: TieBreaker[];
  headToHeadRestarts: boolean;
  namePolicy: NamePolicy;
}

/** Shown on the home page unless empty. */
const settingFields = [
  'venue',
  'kickOffFrom',
  'kickOffUntil',
  'format',
  'ballSize',
  'finalsOn',
  'finalists',
] as const;

export const leagueFields = [
  'name',
  'season',
  'description',
  'startDate',
  'endDate',
  ...settingFields,
] as const;

const empty: LeagueFields = {
  name: '',
  season: '',
  description: '',
  startDate: '',
  endDate: '',
  isActive: true,
  isMain: false,
  venue: '',
  kickOffFrom: '',
  kickOffUntil: '',
  format: '',
  ballSize: '',
  finalsOn: '',
  finalists: '',
  tieBreakers: [...tieBreakers],
  headToHeadRestarts: true,
  namePolicy: 'full',
};

export const fieldsOf = (league: LeagueView | undefined): LeagueFields =>
  league === undefined
    ? empty
    : {
        name: league.name,
        season: league.season,
        description: league.description ?? '',
        startDate: zagrebWallTime(league.startDate).day,
        endDate: zagrebWallTime(league.endDate).day,
        isActive: league.isActive,
        isMain: league.isMain,
        venue: league.venue ?? '',
        kickOffFrom: league.kickOffFrom ?? '',
        kickOffUntil: league.kickOffUntil ?? '',
        format: league.format ?? '',
        ballSize: String(league.ballSize ?? ''),
        finalsOn: league.finalsOn ?? '',
        finalists: String(league.finalists ?? ''),
        tieBreakers: [...tableOrder(league).rules],
        headToHeadRestarts: league.headToHeadRestarts,
        namePolicy: league.namePolicy ?? 'full',
      };

/** The season lasts from the start of its first day to the end of its last. */
export const leagueRequest = (fields: LeagueFields): CreateLeagueRequest => ({
  name: fields.name.trim(),
  season: fields.season.trim(),
  description: fields.description.trim() || null,
  startDate: zagrebToUtc(fields.startDate, '00:00'),
  endDate: zagrebToUtc(fields.endDate, '23:59'),
  isActive: fields.isActive,
  isMain: fields.isMain,
  venue: fields.venue.trim() || null,
  kickOffFrom: fields.kickOffFrom || null,
  kickOffUntil: fields.kickOffUntil || null,
  format: fields.format.trim() || null,
  ballSize: fields.ballSize === '' ? null : Number(fields.ballSize),
  finalsOn: fields.finalsOn || null,
  finalists: fields.finalists === '' ? null : Number(fields.finalists),
  // The default order is not stored with the league.
  tieBreakers: fields.tieBreakers.join() === tieBreakers.join() ? null : fields.tieBreakers,
  headToHeadRestarts: fields.headToHeadRestarts,
  namePolicy: fields.namePolicy,
});

type Rules = {
  [Field in
    | 'name'
    | 'season'
    | 'startDate'
    | 'endDate'
    | 'kickOffFrom'
    | 'kickOffUntil'
    | 'ballSize'
    | 'finalsOn'
    | 'finalists']: RegisterOptions<LeagueFields, Field>;
};

export function useLeagueRules(): Rules {
  const { t } = useTranslation('adminLeague');
  const text = (value: string): string | true => value.trim() !== '' || t('required');
  const day = (value: string): string | true => {
    if (value === '') return t('required');
    return parseZagrebDay(value) !== null || t('badDate', { value });
  };
  const within =
    ({ min, max }: { min: number; max: number }) =>
    (value: string): string | true => {
      const number = Number(value);
      const sound = Number.isInteger(number) && number >= min && number <= max;
      return value === '' || sound || t('between', { min, max });
    };
  return {
    name: { validate: text },
    season: { validate: text },
    startDate: { validate: day, deps: ['endDate'] },
    endDate: {
      validate: (value, { startDate }) => {
        const sound = day(value);
        return sound === true && startDate !== '' && value < startDate ? t('endsBefore') : sound;
      },
    },
    kickOffFrom: { deps: ['kickOffUntil'] },
    kickOffUntil: {
      validate: (value, { kickOffFrom }) =>
        value === '' || kickOffFrom === '' || value > kickOffFrom || t('windowEnds'),
    },
    ballSize: { validate: within(limits.ballSize) },
    finalsOn: { validate: (value) => value === '' || day(value) },
    finalists: { validate: within(limits.finalists) },
  };
}
