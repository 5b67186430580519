import { cleanLine, limits, type UpdateVenueRequest, type VenueView } from '@kolo/domain';
import { MapPin } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useVenues } from '@/features/season-plan/slots/use-venues';
import { Loaded, request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Button,
  Card,
  CardHeader,
  Dialog,
  EmptyState,
  FormField,
  Input,
  SkeletonRows,
} from '@/shared/ui';

/** Every hall with its address, which calendars show, and its pitch, which reports name. */
export function Venues(): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const venues = useVenues();
  const [edited, setEdited] = useState<VenueView | null>(null);
  return (
    <section aria-label={t('venues.title')}>
      <Card>
        <CardHeader title={t('venues.title')} />
        <Loaded query={venues} loading={<SkeletonRows rows={2} rowClassName="h-12" />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                icon={<MapPin aria-hidden="true" className="size-7" />}
                title={t('venues.none')}
                description={t('venues.noneHint')}
              />
            ) : (
              <ul className="max-h-96 divide-y overflow-y-auto">
                {all.map((venue) => (
                  <li key={venue.id} className="flex items-center gap-3 px-4 py-2">
                    <div className="min-w-0 flex-1 text-sm wrap-anywhere">
                      <p className="font-semibold">{venue.name}</p>
                      <p className="text-ink-muted">{venue.address ?? t('venues.noAddress')}</p>
                      {pitchOf(venue) && <p className="text-ink-muted">{pitchOf(venue)}</p>}
                    </div>
                    <Button
                      variant="ghost"
                      className="-mr-2 px-3!"
                      aria-label={t('venues.edit', { venue: venue.name })}
                      onClick={() => setEdited(venue)}
                    >
                      {t('common:edit')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      {edited && <VenueDialog venue={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

const pitchFacts = ['surface', 'lighting'] as const;

type VenueFacts = Pick<VenueView, 'address' | (typeof pitchFacts)[number]>;

interface DialogProps {
  venue: VenueView;
  onClose: () => void;
}

function VenueDialog({ venue, onClose }: DialogProps): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const [fields, setFields] = useState<VenueFacts>(venue);
  const save = useWrite({
    send: (body: UpdateVenueRequest) =>
      request(`/api/venues/${venue.id}`, { method: 'PATCH', body }),
    done: () => ({ title: t('venues.saved') }),
    changes: ['/api/venues'],
  });
  const set = (field: keyof VenueFacts, text: string): void =>
    setFields((all) => ({ ...all, [field]: text }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={venue.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            pending={save.isPending}
            onClick={() =>
              save.mutate(
                {
                  address: lineOf(fields.address),
                  surface: lineOf(fields.surface),
                  lighting: lineOf(fields.lighting),
                },
                { onSuccess: onClose },
              )
            }
          >
            {t('common:save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 py-2">
        <FormField label={t('venues.address')} hint={t('venues.addressHint')} optional>
          <Input
            value={fields.address ?? ''}
            maxLength={limits.venue.address}
            autoComplete="off"
            onChange={({ target }) => set('address', target.value)}
          />
        </FormField>
        {pitchFacts.map((fact) => (
          <FormField key={fact} label={t(`venues.${fact}`)} hint={t('venues.pitchHint')} optional>
            <Input
              value={fields[fact] ?? ''}
              maxLength={limits.venue.pitch}
              autoComplete="off"
              onChange={({ target }) => set(fact, target.value)}
            />
          </FormField>
        ))}
      </div>
    </Dialog>
  );
}

const pitchOf = (venue: VenueView): string =>
  pitchFacts.flatMap((fact) => venue[fact] ?? []).join(' · ');

/** Null for an empty field. */
const lineOf = (text: string | null): string | null => cleanLine(text ?? '') || null;
