import type { LeagueView } from '@kolo/domain';
import { CalendarPlus } from 'lucide-react';
import { type ReactElement, type Ref, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { ScheduleDialog } from './ScheduleDialog';

interface Props {
  leagues: readonly LeagueView[];
  /** The league that the form begins with; null for none. */
  shown: LeagueView | null;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Generates the matches of a league that has none. */
export function GenerateSchedule({ leagues, shown, disabled, ref }: Props): ReactElement {
  const { t } = useTranslation('schedule');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={ref} disabled={disabled} onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        {t('title')}
      </Button>
      {open && <ScheduleDialog leagues={leagues} shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}
