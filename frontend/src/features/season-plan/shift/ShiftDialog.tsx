import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches } from '@/shared/league/queries';
import { Button, Dialog } from '@/shared/ui';
import { ShiftInputs } from './ShiftInputs';
import { ShiftPreview } from './ShiftPreview';
import { shiftDays } from './shift-days';
import { type Shift, useShiftDay, useShiftPreview } from './use-shift';

interface Props {
  leagueId: number;
  onClose: () => void;
}

/** Moves the rest of a day, once it is seen what moves and what stays. */
export function ShiftDialog({ leagueId, onClose }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const matches = useLeagueMatches(leagueId);
  const days = shiftDays(matches.data ?? [], Date.now());
  const [chosen, setChosen] = useState<string | null>(null);
  const [minutes, setMinutes] = useState('10');
  // The soonest day is the one that runs late.
  const from = chosen ?? days[0]?.matches[0]?.matchDate ?? null;
  const shift = shiftOf(from, minutes);
  const preview = useShiftPreview(leagueId, shift);
  const move = useShiftDay(leagueId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('shift.title')}
      description={t('shift.lead')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={shift === null || !preview.data || preview.data.moved.length === 0}
            pending={move.isPending}
            onClick={() => shift && move.mutate(shift, { onSuccess: onClose })}
          >
            {t('shift.submit')}
          </Button>
        </>
      }
    >
      <Loaded query={matches}>
        {() =>
          from === null ? (
            <p className="py-2 text-sm">{t('shift.none')}</p>
          ) : (
            <div className="grid grid-cols-1 gap-4 py-2">
              <ShiftInputs
                days={days}
                from={from}
                onFrom={setChosen}
                minutes={minutes}
                onMinutes={setMinutes}
                error={shift === null ? t('shift.badMinutes', { max: maxMinutes }) : undefined}
              />
              {shift && <ShiftPreview leagueId={leagueId} shift={shift} preview={preview} />}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const maxMinutes = 300;

/** Null while the minutes are none. */
function shiftOf(from: string | null, typed: string): Shift | null {
  const minutes = Number(typed);
  const sound = Number.isInteger(minutes) && minutes !== 0 && Math.abs(minutes) <= maxMinutes;
  return from !== null && sound ? { from, minutes } : null;
}
