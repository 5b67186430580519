import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PlaceBadge } from '@/shared/league/PlaceBadge';
import { PlayerLink } from '@/shared/players/PlayerLink';
import { TeamCrest } from '@/shared/ui';
import type { TopListEntry, TopListKind } from './top-list-data';

interface Props {
  kind: TopListKind;
  entry: TopListEntry;
  place: number;
  /** The value of the first row, which the bars are measured by. */
  max: number;
}

/** The bar shows the count in proportion to the first row. */
export function TopListRow({ kind, entry, place, max }: Props): ReactElement {
  const { t } = useTranslation('statistics');
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-3.5 py-2">
      <PlaceBadge place={place} size="md" />
      <span className="min-w-0 flex-1">
        <PlayerLink
          id={entry.id}
          called={entry.name}
          className="block leading-tight font-bold wrap-anywhere"
        />
        <span className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-muted">
          <TeamCrest name={entry.team} className="size-4" />
          <span className="wrap-anywhere">{entry.team}</span>
        </span>
      </span>
      <span className="text-right leading-none">
        <span className="numerals block text-xl font-extrabold">{entry.count}</span>
        <span className="mt-0.5 block text-[0.6875rem] font-semibold text-ink-muted">
          {t(`unit.${kind}`, { count: entry.count })}
        </span>
      </span>
      <span
        aria-hidden="true"
        className="absolute bottom-0 left-0 h-[3px] rounded-r-full bg-accent-ink/70"
        style={{ width: `${(100 * entry.count) / Math.max(1, max)}%` }}
      />
    </li>
  );
}
