import { type CreateMatchRequest, parseZagrebDay, zagrebToUtc, zagrebWallTime } from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The form of a new match, as typed. */
export interface MatchFields {
  /** `0` while no team is chosen. */
  homeTeamId: string;
  awayTeamId: string;
  /** `yyyy-mm-dd` and `HH:MM`, wall time in Zagreb. */
  day: string;
  time: string;
  venue: string;
  round: string;
}

/** The spec's beginning: no teams, now, no venue. */
export const emptyMatch = (now: number): MatchFields => ({
  homeTeamId: '0',
  awayTeamId: '0',
  ...zagrebWallTime(now),
  venue: '',
  round: '',
});

export function matchRequest(fields: MatchFields, leagueId: number): CreateMatchRequest {
  return {
    leagueId,
    homeTeamId: Number(fields.homeTeamId),
    awayTeamId: Number(fields.awayTeamId),
    matchDate: zagrebToUtc(fields.day, fields.time),
    venue: fields.venue.trim(),
    status: 'scheduled',
    ...(fields.round.trim() === '' ? {} : { round: Number(fields.round) }),
  };
}

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const mostRounds = 200;

type Rules = Partial<{
  [Field in keyof MatchFields]: RegisterOptions<MatchFields, Field>;
}>;

/** What each field must be before the server is asked. */
export function useMatchRules(): Rules {
  const { t } = useTranslation('leaguePage');
  const chosen = (teamId: string): string | true => teamId !== '0' || t('chooseTeam');
  return {
    homeTeamId: { validate: chosen },
    awayTeamId: {
      validate: (teamId, { homeTeamId }) =>
        teamId !== '0' && teamId === homeTeamId ? t('sameTeam') : chosen(teamId),
    },
    day: {
      required: t('required'),
      validate: (value) => parseZagrebDay(value) !== null || t('badDate', { value }),
    },
    time: { pattern: { value: wallTime, message: t('badTime') }, required: t('badTime') },
    round: {
      validate: (value) =>
        value.trim() === '' || (/^\d{1,3}$/.test(value) && Number(value) <= mostRounds)
          ? true
          : t('badRound'),
    },
  };
}
