import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { AdminSection } from './admin-section';

interface Props {
  section: AdminSection;
  current: boolean;
}

/** On a phone a tile with the count above the name, elsewhere one line. */
export function SectionLink({ section, current }: Props): ReactElement {
  const { t } = useTranslation('admin');
  const { id, icon: Icon, useCount = uncounted, waiting = false } = section;
  const count = useCount();
  return (
    <Link
      to={{ search: `?section=${id}` }}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'grid h-full w-29 grid-cols-[1fr_auto] content-between gap-x-2 gap-y-3 rounded-card border p-3 text-sm font-semibold',
        'sm:min-h-12 sm:w-full sm:grid-cols-[auto_1fr_auto] sm:content-center sm:items-center sm:gap-x-3 sm:py-2',
        current
          ? 'border-ink bg-ink text-canvas'
          : 'bg-surface shadow-card hover:border-line-strong hover:bg-raised lg:border-transparent lg:bg-transparent lg:shadow-none',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="order-last col-span-2 leading-tight sm:order-none sm:col-span-1">
        {t(`sections.${id}`)}
      </span>
      {count !== undefined && (
        <Count count={count} calls={waiting && count > 0} current={current} />
      )}
    </Link>
  );
}

const uncounted = (): undefined => undefined;

interface CountProps {
  count: number;
  /** Whether something waits there. */
  calls: boolean;
  current: boolean;
}

function Count({ count, calls, current }: CountProps): ReactElement {
  return (
    <span
      className={clsx(
        'numerals min-w-6 justify-self-end rounded-md px-1.5 py-0.5 text-center text-xs font-bold',
        calls && 'bg-accent text-on-accent',
        !calls && (current ? 'bg-canvas/15' : 'bg-sunken text-ink-muted'),
      )}
    >
      {count}
    </span>
  );
}
