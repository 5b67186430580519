import type { RefereePlace } from '@kolo/domain';
import { CalendarCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { PlaceCard } from './PlaceCard';
import { PlaceFilter } from './PlaceFilter';
import { everything, type PlaceChoice, placesIn } from './place-choice';
import { usePlaces } from './use-places';

/** Matches that still need somebody, the soonest first. */
export function OpenPlaces(): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <Loaded
      query={usePlaces()}
      errorTitle={t('places.failed')}
      loading={<SkeletonRows rows={4} rowClassName="h-32" />}
    >
      {(places) =>
        places.length === 0 ? (
          <EmptyState
            icon={<CalendarCheck aria-hidden="true" className="size-7" />}
            title={t('places.none')}
            description={t('places.noneHint')}
          />
        ) : (
          <FilteredPlaces places={places} />
        )
      }
    </Loaded>
  );
}

function FilteredPlaces({ places }: { places: readonly RefereePlace[] }): ReactElement {
  const { t } = useTranslation('referee');
  const [choice, setChoice] = useState<PlaceChoice>(everything);
  const shown = placesIn(places, choice);
  return (
    <>
      <PlaceFilter places={places} choice={choice} onChoose={setChoice} />
      {shown.length === 0 ? (
        <EmptyState title={t('places.noMatch')} />
      ) : (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {shown.map((place) => (
            <PlaceCard key={place.id} place={place} />
          ))}
        </ul>
      )}
    </>
  );
}
