import type { VenueSlots } from '@kolo/domain';
import { CalendarRange, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardHeader, EmptyState, IconButton, SkeletonRows } from '@/shared/ui';
import { SlotDialog } from './SlotDialog';
import { useSlotTexts } from './use-slot-texts';
import { useSaveSlots, useSlots } from './use-slots';

interface Props {
  leagueId: number;
  /** The league's own hall, offered first. */
  venue: string | null;
}

/** Hours in which halls are the league's, each with how many matches fit. */
export function Slots({ leagueId, venue }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const slots = useSlots(leagueId);
  return (
    <section aria-label={t('slots.title')}>
      <Card>
        <Loaded
          query={slots}
          errorTitle={t('slots.failed')}
          loading={<SkeletonRows rows={2} rowClassName="h-16" />}
        >
          {(all) => <SlotList leagueId={leagueId} venue={venue} slots={all} />}
        </Loaded>
      </Card>
    </section>
  );
}

function SlotList({
  leagueId,
  venue,
  slots,
}: Props & { slots: readonly VenueSlots[] }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const texts = useSlotTexts();
  const save = useSaveSlots(leagueId);
  const add = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<VenueSlots | 'new' | null>(null);
  const close = (): void => setEditing(null);
  const others = slots.filter((slot) => slot !== editing);
  const addButton = (
    <Button ref={add} variant="secondary" onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" className="size-4" />
      {t('slots.add')}
    </Button>
  );
  const remove = (slot: VenueSlots): void => {
    // The button of the removed slot had the focus.
    add.current?.focus();
    save.mutate(slots.filter((other) => other !== slot));
  };
  return (
    <>
      <CardHeader title={t('slots.title')} aside={slots.length > 0 && addButton} />
      {slots.length === 0 ? (
        <EmptyState
          icon={<CalendarRange aria-hidden="true" className="size-7" />}
          title={t('slots.none')}
          description={t('slots.noneHint')}
          action={addButton}
        />
      ) : (
        <ul className="divide-y">
          {slots.map((slot) => (
            <li key={texts.name(slot)} className="flex items-center gap-2 px-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{texts.name(slot)}</p>
                <p className="text-sm text-ink-muted">
                  <span>{texts.count(slot)}</span>{' '}
                  <span>{t('slots.each', { minutes: slot.slotMinutes })}</span>
                </p>
              </div>
              <IconButton
                label={t('slots.edit', { slot: texts.name(slot) })}
                onClick={() => setEditing(slot)}
              >
                <Pencil aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton
                label={t('slots.remove', { slot: texts.name(slot) })}
                className="-mr-2"
                onClick={() => remove(slot)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {editing !== null && (
        <SlotDialog
          venue={venue}
          edited={editing === 'new' ? null : editing}
          pending={save.isPending}
          onClose={close}
          onSave={(slot) => save.mutate([...others, slot], { onSuccess: close })}
        />
      )}
    </>
  );
}
