import type { ConsoleMatch } from '@kolo/domain';
import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { rememberUsed, type UsedGrant } from '@/shared/console/own-grants';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickOff } from '@/shared/live/KickOff';
import { Link } from '@/shared/ui';

interface Props {
  matches: readonly ConsoleMatch[];
  /** The grant under which a match is opened here; null for the account. */
  grant: UsedGrant | null;
  besideOf?: (match: ConsoleMatch) => ReactNode;
}

export function MatchLinks({ matches, grant, besideOf }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const format = useFormat();
  if (matches.length === 0) return <p className="px-4 py-3 text-ink-muted">{t('noMatches')}</p>;
  return (
    <ul className="divide-y">
      {matches.map((match) => (
        <li key={match.id} className="flex items-center">
          <Link
            to={`/console/match/${match.id}`}
            onClick={() => rememberUsed(match.id, grant)}
            className="flex min-h-16 min-w-0 flex-1 items-center gap-3 px-4 py-3 hover:bg-sunken"
          >
            <span className="min-w-0 flex-1">
              <strong className="block wrap-anywhere">
                <span>{match.homeTeam.name}</span> – <span>{match.awayTeam.name}</span>
              </strong>
              <span className="dotted text-sm text-ink-muted">
                <KickOff match={match}>{format.dateTime(match.matchDate)}</KickOff>
                {match.venue !== null && <span translate="no">{match.venue}</span>}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
          </Link>
          {besideOf?.(match)}
        </li>
      ))}
    </ul>
  );
}
