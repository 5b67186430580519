import type { RefereePlace } from '@kolo/domain';
import { CalendarCheck } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, EmptyState, SkeletonRows } from '@/shared/ui';
import { PlaceCard } from './PlaceCard';
import { PlaceFilter } from './PlaceFilter';
import { byDay, everything, type PlaceChoice, placesIn } from './place-choice';
import { usePlaces } from './use-places';

/** Matches that still need somebody, day by day, the soonest first. */
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

const atOnce = 12;

function FilteredPlaces({ places }: { places: readonly RefereePlace[] }): ReactElement {
  const { t } = useTranslation('referee');
  const [choice, setChoice] = useState<PlaceChoice>(everything);
  const [size, setSize] = useState(atOnce);
  const firstNew = useRef<HTMLLIElement>(null);
  const found = placesIn(places, choice);
  const shown = found.slice(0, size);
  const more = Math.min(atOnce, found.length - shown.length);
  const showMore = (): void => {
    flushSync(() => setSize(size + atOnce));
    // The button may be gone, and the keyboard goes on where the new places begin.
    firstNew.current?.focus();
  };
  return (
    <>
      <PlaceFilter
        places={places}
        choice={choice}
        onChoose={(next) => {
          setChoice(next);
          setSize(atOnce);
        }}
      />
      <p role="status" className="numerals mt-3 text-sm text-ink-muted empty:hidden">
        {found.length > 0 && t('places.shown', { shown: shown.length, total: found.length })}
      </p>
      {found.length === 0 && <EmptyState title={t('places.noMatch')} />}
      {byDay(shown).map(([day, ofDay]) => (
        <DayOfPlaces key={day} day={day}>
          {ofDay.map((place) => (
            <PlaceCard
              key={place.id}
              place={place}
              ref={place === shown[size - atOnce] ? firstNew : undefined}
            />
          ))}
        </DayOfPlaces>
      ))}
      {more > 0 && (
        <div className="mt-4 flex justify-center">
          <Button variant="secondary" onClick={showMore}>
            {t('places.more', { count: more })}
          </Button>
        </div>
      )}
    </>
  );
}

interface DayProps {
  /** `YYYY-MM-DD` in Zagreb. */
  day: string;
  children: ReactNode;
}

function DayOfPlaces({ day, children }: DayProps): ReactElement {
  const { shortDate } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-2">
      <h2
        id={id}
        className="numerals sticky top-[calc(var(--spacing-topbar)+env(safe-area-inset-top))] z-10 -mx-4 bg-canvas px-4 py-2 text-sm font-bold sm:mx-0 sm:px-0"
      >
        {shortDate(`${day}T12:00:00Z`)}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2 [&_:is(a,button)]:scroll-mt-14">{children}</ul>
    </section>
  );
}
