import type { FreeSlot, MatchView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui/Button';
import { RadioRow } from '@/shared/ui/RadioRow';
import { Consequences } from './Consequences';
import { slotKey } from './use-free-slots';

interface Props {
  match: MatchView;
  slots: readonly FreeSlot[];
  chosen: FreeSlot | null;
  onChoose: (slot: FreeSlot) => void;
}

const firstSlots = 12;

/** Free slots by day, each with what moving the match there leads to. */
export function FreeSlotChoice({ match, slots, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const format = useFormat();
  // A slot that a match was dragged to may be further down.
  const [all, setAll] = useState(
    () => chosen !== null && slots.findIndex((slot) => isSame(slot, chosen)) >= firstSlots,
  );
  const shown = all ? slots : slots.slice(0, firstSlots);
  const days = [...new Set(shown.map(({ at }) => format.date(at)))];
  const onDay = (day: string) => shown.filter(({ at }) => format.date(at) === day);
  return (
    <div className="grid gap-4 py-2">
      {days.map((day) => (
        <fieldset key={day} className="grid gap-2">
          <legend className="numerals mb-1.5 text-sm font-bold">
            {format.shortDate(onDay(day)[0]?.at ?? '')}
          </legend>
          {onDay(day).map((slot) => (
            <RadioRow
              key={slotKey(slot)}
              name="slot"
              checked={chosen !== null && isSame(chosen, slot)}
              onChoose={() => onChoose(slot)}
            >
              <span className="numerals font-bold">{format.time(slot.at)}</span>{' '}
              <span>{slot.venue}</span>
              <Consequences match={match} consequences={slot.consequences} />
            </RadioRow>
          ))}
        </fieldset>
      ))}
      {shown.length < slots.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {t('free.more', { count: slots.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

const isSame = (a: FreeSlot, b: FreeSlot): boolean => slotKey(a) === slotKey(b);
