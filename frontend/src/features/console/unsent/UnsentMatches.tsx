import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { unsentMatches } from '@/features/console/this-device';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader, Link } from '@/shared/ui';

/** The way back to taps that wait on this device, also after the access to their match has ended. */
export function UnsentMatches(): ReactElement | null {
  const { t } = useTranslation('consoleAccess');
  const { data = [] } = useQuery({
    queryKey: ['unsent-matches'],
    // A browser without storage has none.
    queryFn: () => unsentMatches().catch(() => []),
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  if (data.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('unsentTitle')} />
      <ul className="divide-y">
        {data.map(({ matchId, title, count }) => (
          <li key={matchId}>
            <Link
              to={`/console/match/${matchId}`}
              className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                {title !== null && <strong className="block wrap-anywhere">{title}</strong>}
                <span className="text-sm font-bold text-warn">{t('unsent', { count })}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
