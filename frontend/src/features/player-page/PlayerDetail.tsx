import type { PlayerCareer } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { ApiError, Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueLine } from '@/shared/league/LeagueLine';
import { useScoreNews } from '@/shared/live/use-score-news';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { EmptyState, Link, Page, SkeletonRows, TeamCrest } from '@/shared/ui';
import { CareerSums } from './CareerSums';
import { Milestones } from './Milestones';
import { NoPlayer } from './NoPlayer';
import { Streaks } from './Streaks';
import { SumsTable } from './SumsTable';

export function PlayerDetail({ playerId }: { playerId: number }): ReactElement {
  const { t } = useTranslation('playerPage');
  const career = useQuery<PlayerCareer>({
    queryKey: ['/api/players', playerId],
    refetchOnMount: 'always',
  });
  useScoreNews(null, () => void career.refetch(), { onlyFinished: true });
  if (career.error instanceof ApiError && career.error.status === 404) return <NoPlayer />;
  return (
    <Page title={career.data?.player.name ?? (career.isPending ? null : t('title'))}>
      <Loaded
        query={career}
        errorTitle={t('failed')}
        loading={<SkeletonRows rows={6} rowClassName="h-16" />}
      >
        {(known) => <KnownPlayer known={known} />}
      </Loaded>
    </Page>
  );
}

function KnownPlayer({ known }: { known: PlayerCareer }): ReactElement {
  const { t } = useTranslation('playerPage');
  const { player, career, seasons, opponents, milestones, streaks, suspendedIn } = known;
  const { name, jerseyNumber, team, league } = player;
  return (
    <>
      <header className="flex items-center gap-4 sm:gap-6">
        <span
          aria-hidden="true"
          className="numerals grid size-20 shrink-0 place-items-center rounded-2xl bg-raised text-4xl font-extrabold sm:size-28 sm:text-5xl"
        >
          {jerseyNumber}
        </span>
        <div className="min-w-0">
          <h1 dir="auto" translate="no" className="headline text-3xl wrap-anywhere sm:text-4xl">
            {name}
          </h1>
          <p className="sr-only">{t('number', { number: jerseyNumber })}</p>
          <Link
            to={`/team/${team.id}`}
            className="mt-1 inline-flex min-h-8 items-center gap-2 font-semibold hover:underline"
          >
            <TeamCrest name={team.name} className="size-5" />
            <span className="wrap-anywhere">{team.name}</span>
          </Link>
          {league !== null && <LeagueLine league={league} className="text-sm text-ink-muted" />}
        </div>
      </header>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ShareButton title={name} path={`/player/${player.id}`} />
        {suspendedIn && (
          <Link
            to={`/live/${suspendedIn.matchId}`}
            className="inline-flex min-h-10 items-center rounded-full bg-raised px-4 text-sm font-semibold hover:underline"
          >
            {suspendedIn.round === null
              ? t('suspendedNext')
              : t('suspended', { round: suspendedIn.round })}
          </Link>
        )}
      </div>
      {seasons.length === 0 ? (
        <EmptyState
          icon={<CalendarX2 aria-hidden="true" className="size-7" />}
          title={t('empty')}
          description={t('emptyHint')}
        />
      ) : (
        <div className="mt-5 grid grid-cols-1 gap-6">
          <CareerSums career={career} />
          <Streaks streaks={streaks} />
          <SumsTable
            title={t('seasons')}
            heading={t('season')}
            lines={seasons.map((season) => ({
              ...season,
              key: `${season.league?.id} ${season.team.id}`,
              name:
                season.league === null ? season.team.name : <LeagueLine league={season.league} />,
              note: season.league === null ? null : season.team.name,
            }))}
          />
          <Milestones milestones={milestones} />
          <SumsTable
            title={t('opponents')}
            heading={t('opponent')}
            lines={opponents.map((opponent) => ({
              ...opponent,
              key: String(opponent.team.id),
              name: opponent.team.name,
              note: null,
            }))}
          />
        </div>
      )}
    </>
  );
}
