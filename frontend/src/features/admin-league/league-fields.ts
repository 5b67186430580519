import {
  type CreateLeagueRequest,
  type LeagueView,
  parseZagrebDay,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The form of a league, as typed. Days are `yyyy-mm-dd` in Zagreb. */
export interface LeagueFields {
  name: string;
  season: string;
  description: string;
  startDate: string;
  endDate: string;
  isActive: boolean;
  isMain: boolean;
}

export const leagueFields = ['name', 'season', 'description', 'startDate', 'endDate'] as const;

const empty: LeagueFields = {
  name: '',
  season: '',
  description: '',
  startDate: '',
  endDate: '',
  isActive: true,
  isMain: false,
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
      };

/** The season begins with its first day and lasts to the end of its last. */
export const leagueRequest = (fields: LeagueFields): CreateLeagueRequest => ({
  name: fields.name.trim(),
  season: fields.season.trim(),
  description: fields.description.trim() || null,
  startDate: zagrebToUtc(fields.startDate, '00:00'),
  endDate: zagrebToUtc(fields.endDate, '23:59'),
  isActive: fields.isActive,
  isMain: fields.isMain,
});

type Rules = {
  [Field in 'name' | 'season' | 'startDate' | 'endDate']: RegisterOptions<LeagueFields, Field>;
};

/** What each field must be before the server is asked. */
export function useLeagueRules(): Rules {
  const { t } = useTranslation('adminLeague');
  const text = (value: string): string | true => value.trim() !== '' || t('required');
  const day = (value: string): string | true => {
    if (value === '') return t('required');
    return parseZagrebDay(value) !== null || t('badDate', { value });
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
  };
}
