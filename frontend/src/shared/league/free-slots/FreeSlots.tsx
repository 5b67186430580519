import type { FreeSlot, MatchView } from '@kolo/domain';
import { CalendarX2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Loaded } from '@/shared/api/Loaded';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FreeSlotChoice } from './FreeSlotChoice';
import { useFreeSlots } from './use-free-slots';

interface Props {
  match: MatchView;
  chosen: FreeSlot | null;
  onChoose: (slot: FreeSlot) => void;
  /** Where no slot is free: what can be done about it. */
  otherwise?: ReactNode;
}

export function FreeSlots({ match, chosen, onChoose, otherwise }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const slots = useFreeSlots(match.id);
  return (
    <Loaded query={slots} errorTitle={t('free.failed')}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={<CalendarX2 aria-hidden="true" className="size-7" />}
            title={t('free.none')}
            description={t('free.noneHint')}
            action={otherwise}
          />
        ) : (
          <FreeSlotChoice match={match} slots={all} chosen={chosen} onChoose={onChoose} />
        )
      }
    </Loaded>
  );
}
