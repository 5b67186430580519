import {
  limits,
  type PointsAdjustmentRequest,
  type PointsCause,
  type PointsChange,
  parseZagrebDay,
  zagrebWallTime,
} from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';

export interface AdjustmentFields {
  /** `0` while no team is selected. */
  teamId: string;
  change: 'take' | 'give';
  points: string;
  cause: PointsCause;
  on: string;
  text: string;
}

export const emptyAdjustment = (now: number): AdjustmentFields => ({
  teamId: '0',
  change: 'take',
  points: '1',
  cause: 'no-show',
  on: zagrebWallTime(now).day,
  text: '',
});

const maxPoints = limits.pointsAdjustment;

function pointsOf(typed: string): number | null {
  const points = Number(typed);
  return Number.isInteger(points) && points >= 1 && points <= maxPoints ? points : null;
}

/** Null while a field is missing or wrong. */
export function changeOf(fields: AdjustmentFields): PointsChange | null {
  const points = pointsOf(fields.points);
  if (fields.teamId === '0' || points === null || parseZagrebDay(fields.on) === null) return null;
  return {
    teamId: Number(fields.teamId),
    points: fields.change === 'take' ? -points : points,
    cause: fields.cause,
    on: fields.on,
  };
}

export function adjustmentRequest(fields: AdjustmentFields): PointsAdjustmentRequest | null {
  const change = changeOf(fields);
  const text = fields.text.trim();
  return change && (text === '' ? change : { ...change, text });
}

type Checked = 'teamId' | 'points' | 'on';
type Rules = { [Field in Checked]: RegisterOptions<AdjustmentFields, Field> };

/** The rules for the fields that may be wrong, checked before the request. */
export function useAdjustmentRules(): Rules {
  const { t } = useTranslation('decisions');
  return {
    teamId: { validate: (teamId) => teamId !== '0' || t('chooseTeam') },
    points: {
      validate: (typed) => pointsOf(typed) !== null || t('countError', { max: maxPoints }),
    },
    on: { validate: (day) => parseZagrebDay(day) !== null || t('dayError') },
  };
}
