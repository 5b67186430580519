import type { LeagueView } from '@kolo/domain';
import { ChevronRight, Plus, Trophy } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagues } from '@/shared/league/queries';
import { Badge, Button, EmptyState } from '@/shared/ui';
import { LeagueDialog } from './LeagueDialog';
import { SectionHead } from './SectionHead';

/** All leagues, the newest season first. */
export function LeaguesSection(): ReactElement {
  const { t } = useTranslation('adminLeague');
  const leagues = useLeagues();
  const [creating, setCreating] = useState(false);
  const create = (
    <Button onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {t('create')}
    </Button>
  );
  return (
    <section>
      <SectionHead title={t('leagues')}>{create}</SectionHead>
      <Loaded query={leagues}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<Trophy aria-hidden="true" className="size-7" />}
              title={t('noLeagues')}
              description={t('noLeaguesHint')}
            />
          ) : (
            <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
              {all.map((league) => (
                <li key={league.id}>
                  <LeagueCard league={league} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {creating && <LeagueDialog onClose={() => setCreating(false)} />}
    </section>
  );
}

function LeagueCard({ league }: { league: LeagueView }): ReactElement {
  const { t } = useTranslation('adminLeague');
  const format = useFormat();
  return (
    <Link
      to={`/league/${league.id}`}
      className="group flex h-full items-center gap-3 rounded-card border bg-surface p-4 shadow-card hover:border-line-strong hover:bg-raised"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg font-extrabold tracking-tight wrap-anywhere">{league.name}</span>
          <Badge tone={league.isActive ? 'ok' : 'neutral'}>
            {t(league.isActive ? 'active' : 'inactive')}
          </Badge>
          {league.isMain && <Badge tone="accent">{t('main')}</Badge>}
        </span>
        <span className="mt-1 block text-sm font-semibold text-ink-muted">
          {t('seasonOf', { season: league.season })}
        </span>
        <span className="numerals mt-1 block text-sm text-ink-muted">
          <span>{format.date(league.startDate)}</span> – <span>{format.date(league.endDate)}</span>
        </span>
        {league.description && (
          <span className="mt-2 line-clamp-2 text-sm">{league.description}</span>
        )}
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-5 text-ink-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
