import {
  type BlackoutRequest,
  cleanLine,
  parseZagrebDay,
  type TeamRef,
  zagrebWallTime,
} from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';

export interface BlackoutFields {
  who: 'league' | 'team' | 'venue';
  /** `0` while no team is selected. */
  teamId: string;
  venue: string;
  fromDay: string;
  toDay: string;
  reason: string;
  how: 'hard' | 'soft';
}

/** A company's are its team's and soft. */
export function emptyBlackout(now: number, ownTeam?: TeamRef): BlackoutFields {
  const { day } = zagrebWallTime(now);
  const days = { fromDay: day, toDay: day, reason: '' };
  if (ownTeam) return { ...days, who: 'team', teamId: String(ownTeam.id), venue: '', how: 'soft' };
  return { ...days, who: 'league', teamId: '0', venue: '', how: 'hard' };
}

export function blackoutRequest(fields: BlackoutFields): BlackoutRequest {
  const reason = cleanLine(fields.reason);
  return {
    fromDay: fields.fromDay,
    toDay: fields.toDay,
    hard: fields.how === 'hard',
    ...(fields.who === 'team' && { teamId: Number(fields.teamId) }),
    ...(fields.who === 'venue' && { venue: cleanLine(fields.venue) }),
    ...(reason !== '' && { reason }),
  };
}

type Checked = 'teamId' | 'venue' | 'fromDay' | 'toDay';
type Rules = { [Field in Checked]: RegisterOptions<BlackoutFields, Field> };

/** The rules for the fields that may be wrong, checked before the request. */
export function useBlackoutRules(): Rules {
  const { t } = useTranslation('seasonPlan');
  const isDay = (day: string): string | true =>
    parseZagrebDay(day) !== null || t('blackouts.badDay');
  return {
    teamId: {
      validate: (teamId, { who }) => who !== 'team' || teamId !== '0' || t('blackouts.chooseTeam'),
    },
    venue: {
      validate: (venue, { who }) => who !== 'venue' || cleanLine(venue) !== '' || t('required'),
    },
    fromDay: { validate: isDay },
    toDay: {
      validate: (toDay, { fromDay }) =>
        parseZagrebDay(toDay) !== null && toDay < fromDay ? t('blackouts.badOrder') : isDay(toDay),
    },
  };
}
