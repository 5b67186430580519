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

/** Every hall with its address, which calendars show. */
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
      {edited && <AddressDialog venue={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

interface DialogProps {
  venue: VenueView;
  onClose: () => void;
}

function AddressDialog({ venue, onClose }: DialogProps): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const [address, setAddress] = useState(venue.address ?? '');
  const save = useWrite({
    send: (body: UpdateVenueRequest) =>
      request(`/api/venues/${venue.id}`, { method: 'PATCH', body }),
    done: () => ({ title: t('venues.saved') }),
    changes: ['/api/venues'],
  });
  const line = cleanLine(address);
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
              save.mutate({ address: line === '' ? null : line }, { onSuccess: onClose })
            }
          >
            {t('common:save')}
          </Button>
        </>
      }
    >
      <div className="py-2">
        <FormField label={t('venues.address')} hint={t('venues.addressHint')} optional>
          <Input
            value={address}
            maxLength={limits.venue.address}
            autoComplete="off"
            onChange={({ target }) => setAddress(target.value)}
          />
        </FormField>
      </div>
    </Dialog>
  );
}
