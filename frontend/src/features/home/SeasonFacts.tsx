import {
  CalendarCheck,
  CircleDot,
  Clock,
  Flag,
  type LucideIcon,
  MapPin,
  PartyPopper,
  Trophy,
  Users,
  UsersRound,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueParam } from '@/shared/league/use-league-choice';
import { Skeleton } from '@/shared/ui';
import { type Fact, type FactName, useSeasonFacts } from './season-facts';
import { useSeason } from './use-home';

const icons: Record<FactName, LucideIcon> = {
  start: CalendarCheck,
  kickOff: Clock,
  venue: MapPin,
  teams: UsersRound,
  format: CircleDot,
  players: Users,
  officials: Flag,
  finals: Trophy,
  awards: PartyPopper,
};

/** The number of cards when a league has all the facts. */
const places = 8;

/** About the season of the shown league (docs/product.md#home). */
export function SeasonFacts(): ReactElement {
  const { t } = useTranslation('home');
  const { data, isPending } = useSeason(useLeagueParam());
  const facts = useSeasonFacts(data?.season ?? null);
  return (
    <section
      aria-label={t('facts.title')}
      className="relative z-10 mx-auto -mt-12 w-full max-w-6xl px-4 sm:px-6"
    >
      {isPending ? (
        <div className={grid}>
          {Array.from({ length: places }, (_, place) => `place-${place}`).map((place) => (
            <div key={place} className={`${card} min-h-27 sm:min-h-25`}>
              <Skeleton className="h-4 w-20" />
              <Skeleton className="mt-3 h-5 w-28 max-w-full" />
            </div>
          ))}
        </div>
      ) : (
        <dl className={grid}>
          {facts.map((fact) => (
            <FactCard key={fact.name} fact={fact} />
          ))}
        </dl>
      )}
    </section>
  );
}

const grid =
  'grid grid-cols-2 gap-2 max-sm:grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] sm:gap-3 lg:grid-cols-4';
const card = 'flex flex-col rounded-card border bg-surface p-3.5 shadow-card sm:p-4';

function FactCard({ fact: { name, label, value, note } }: { fact: Fact }): ReactElement {
  const Icon = icons[name];
  return (
    <div className={card}>
      <dt className="eyebrow flex items-start justify-between gap-2 text-ink-muted">
        <span>{label}</span>
        <Icon aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
      </dt>
      <dd className="mt-2 flex flex-col">
        <span
          dir="auto"
          translate="no"
          className="numerals text-lg leading-tight font-extrabold tracking-tight wrap-anywhere sm:text-xl"
        >
          {value}
        </span>
        {note !== null && (
          <span dir="auto" translate="no" className="mt-1 text-xs text-ink-muted wrap-anywhere">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}
