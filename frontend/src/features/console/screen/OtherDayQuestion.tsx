import { outcomeOf, zagrebWallTime } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConsole } from '@/features/console/context/console-context';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ConfirmDialog } from '@/shared/ui';

/** Asks once before a match of another day is opened: it is easy to tap the wrong row of the list. */
export function OtherDayQuestion(): ReactElement {
  const { t } = useTranslation('console');
  const { date } = useFormat();
  const navigate = useNavigate();
  const { state, clock } = useConsole();
  const { matchId, matchDate } = state;
  const [meant, setMeant] = useState(() => wasMeant(matchId));
  const today = zagrebWallTime(clock.iso()).day === zagrebWallTime(matchDate).day;
  // Its screen says that it is postponed, and offers nothing to start.
  const hasDay = outcomeOf(state) !== 'postponed';
  return (
    <ConfirmDialog
      open={hasDay && !today && !meant}
      onOpenChange={() => void navigate(todaysMatches)}
      size="touch"
      variant="primary"
      title={t('doubt.otherDay', { date: date(matchDate) })}
      description={t('doubt.otherDayText')}
      confirmLabel={t('doubt.open')}
      onConfirm={() => {
        keepMeant(matchId);
        setMeant(true);
      }}
    />
  );
}

const todaysMatches = '/admin?section=matches&day=today';
const storageKey = (matchId: number): string => `other-day:${matchId}`;

function wasMeant(matchId: number): boolean {
  try {
    return sessionStorage.getItem(storageKey(matchId)) !== null;
  } catch {
    return false;
  }
}

function keepMeant(matchId: number): void {
  try {
    sessionStorage.setItem(storageKey(matchId), '1');
  } catch {
    // Without storage the question comes again after a reload.
  }
}
