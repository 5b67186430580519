import { type CreateMatchRequest, zagrebToUtc, zagrebWallTime } from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { FixtureFields } from '@/shared/league/fixture/fixture-fields';

export interface MatchFields extends FixtureFields {
  /** `0` while no team is selected. */
  homeTeamId: string;
  awayTeamId: string;
}

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

type Rules = {
  [Field in 'homeTeamId' | 'awayTeamId']: RegisterOptions<MatchFields, Field>;
};

/** The rules for the two teams, checked before the request. */
export function useTeamRules(): Rules {
  const { t } = useTranslation('leaguePage');
  const chosen = (teamId: string): string | true => teamId !== '0' || t('chooseTeam');
  return {
    homeTeamId: { validate: chosen },
    awayTeamId: {
      validate: (teamId, { homeTeamId }) =>
        teamId !== '0' && teamId === homeTeamId ? t('sameTeam') : chosen(teamId),
    },
  };
}
