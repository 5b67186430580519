import { isSeasonOver, sharedExports } from '@kolo/domain';
import { Archive } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { LeagueAwards } from '@/features/awards/LeagueAwards';
import { FoldedRounds } from '@/features/match-list/FoldedRounds';
import { Records } from '@/features/records/Records';
import { LeagueTableBlock } from '@/features/table/LeagueTableBlock';
import { TopList } from '@/features/top-lists/TopList';
import { topListKinds } from '@/features/top-lists/top-list-data';
import { Loaded, useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BracketLink } from '@/shared/league/BracketLink';
import { ExportButton } from '@/shared/league/exports/ExportButton';
import { useLeagueMatches } from '@/shared/league/queries';
import { useAwards } from '@/shared/league/use-awards';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { EmptyState, SignInPrompt, SkeletonRows } from '@/shared/ui';
import { LeagueFrame } from './LeagueFrame';

/** A season that is over on one page, to read, print and take away. */
export function SeasonArchivePage(): ReactElement {
  const { t } = useTranslation('awards');
  return (
    <LeagueFrame
      title={t('archive.title')}
      noLeague={t('noLeague')}
      toTable={t('toTable')}
      actions={(leagueId) => (
        <>
          <BracketLink leagueId={leagueId} />
          <ShareButton title={t('archive.title')} path={`/league/${leagueId}/archive`} />
        </>
      )}
    >
      {(leagueId) => <Season leagueId={leagueId} />}
    </LeagueFrame>
  );
}

function Season({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation(['awards', 'statistics']);
  const awards = useAwards(leagueId);
  return (
    <Loaded
      query={awards}
      errorTitle={t('failed')}
      loading={<SkeletonRows rows={4} rowClassName="h-24" />}
    >
      {(all) =>
        isSeasonOver(all) ? (
          <div className="grid grid-cols-1 gap-8">
            <LeagueAwards leagueId={leagueId} />
            <Part title={t('archive.table')}>
              <LeagueTableBlock leagueId={leagueId} sums />
            </Part>
            <Part title={t('archive.records')}>
              <div className="mb-6 grid grid-cols-1 gap-6 lg:grid-cols-3">
                {topListKinds.map((kind) => (
                  <section key={kind} aria-label={t(`statistics:tabs.${kind}`)}>
                    <h3 className="mb-2 font-bold">{t(`statistics:tabs.${kind}`)}</h3>
                    <TopList kind={kind} leagueId={leagueId} on="home" />
                  </section>
                ))}
              </div>
              <Records leagueId={leagueId} />
            </Part>
            <Part title={t('archive.rounds')}>
              <Rounds leagueId={leagueId} />
            </Part>
            <div data-screen className="noscript:hidden">
              <Part title={t('archive.downloads')}>
                <Downloads leagueId={leagueId} />
              </Part>
            </div>
          </div>
        ) : (
          <EmptyState
            icon={<Archive aria-hidden="true" className="size-7" />}
            title={t('archive.notOver')}
            description={t('archive.notOverHint')}
          />
        )
      }
    </Loaded>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section aria-label={title}>
      <h2 className="headline mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Results of a whole season are for whoever is signed in, as in the list of matches. */
function Rounds({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('awards');
  const user = useUser();
  const matches = useLeagueMatches(user === null ? null : leagueId);
  if (user === null) return <SignInPrompt below text={t('archive.roundsHint')} />;
  return (
    <Loaded
      query={matches}
      errorTitle={t('archive.roundsFailed')}
      loading={<SkeletonRows rows={4} rowClassName="h-13" />}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('archive.noRounds')} />
        ) : (
          <FoldedRounds matches={all} />
        )
      }
    </Loaded>
  );
}

function Downloads({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('awards');
  if (useUser() === null) return <SignInPrompt below text={t('archive.signIn')} />;
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-sm text-ink-muted">{t('archive.downloadsHint')}</p>
      <div className="flex flex-wrap gap-2">
        {(['archive', ...sharedExports] as const).map((file) => (
          <ExportButton key={file} leagueId={leagueId} file={file} />
        ))}
      </div>
    </div>
  );
}
