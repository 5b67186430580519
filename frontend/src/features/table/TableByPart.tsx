import { type TablePart, tableParts } from '@kolo/domain';
import { type ReactElement, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useTable } from '@/shared/league/use-table';
import { lazyComponent } from '@/shared/page/lazy-component';
import { SignInPrompt, TabLink, TabList, TabPanel, Tabs } from '@/shared/ui';
import { LeagueTableBlock } from './LeagueTableBlock';
import { LoadingRows } from './TableRows';

const PartialTable = lazyComponent(async () => (await import('./PartialTable')).PartialTable);

const choices = ['all', ...tableParts] as const;

interface Props {
  /** Null for the league that visitors see. */
  leagueId: number | null;
}

/** The whole table, or that of some matches of each team. The address keeps the choice. */
export function TableByPart({ leagueId }: Props): ReactElement {
  const { t } = useTranslation('tableParts');
  const [search, setSearch] = useSearchParams();
  const open = choices.find((choice) => choice === search.get('table')) ?? 'all';
  return (
    <Tabs
      value={open}
      onValueChange={(choice) =>
        setSearch((before) => withChoice(before, choice), { replace: true })
      }
    >
      <TabList aria-label={t('title')}>
        {choices.map((choice) => (
          <TabLink
            key={choice}
            value={choice}
            href={`/league-table?${withChoice(search, choice)}`}
            className="max-sm:px-3!"
          >
            {t(`tabs.${choice}`)}
          </TabLink>
        ))}
      </TabList>
      <TabPanel value={open} className="max-sm:pt-2.5!">
        {open === 'all' ? (
          <LeagueTableBlock leagueId={leagueId} sums />
        ) : (
          <Part leagueId={leagueId} part={open} />
        )}
      </TabPanel>
    </Tabs>
  );
}

function Part({ leagueId, part }: Props & { part: TablePart }): ReactElement {
  const { t } = useTranslation('tableParts');
  const session = useSession();
  const table = useTable(null, { enabled: leagueId === null });
  const known = leagueId ?? table.data?.league?.id ?? null;
  if (session.status === 'known' && session.user === null)
    return <SignInPrompt text={t('visitorsSee')} />;
  // It says that no league is active, or that it could not be read.
  if (known === null) return <LeagueTableBlock />;
  return (
    <Suspense fallback={<LoadingRows />}>
      <PartialTable leagueId={known} part={part} />
    </Suspense>
  );
}

function withChoice(search: URLSearchParams, choice: string): URLSearchParams {
  const after = new URLSearchParams(search);
  if (choice === 'all') after.delete('table');
  else after.set('table', choice);
  return after;
}
