import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { RefereeRatings } from '@/features/referee-rating/RefereeRatings';
import { MatchSignOff } from '@/features/sign-off/MatchSignOff';
import { type NamedSignOff, useMatchSignOff } from '@/features/sign-off/use-match-sign-off';
import { Loaded, useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isOver } from '@/shared/live/is-over';
import { MatchPhotoCard } from '@/shared/match-photo/MatchPhotoCard';
import { readId } from '@/shared/page/read-id';
import { standingOf } from '@/shared/sign-off/standing';
import { BackLink, EmptyState, Page, PageHeader, SkeletonRows } from '@/shared/ui';

export function SignOffPage(): ReactElement {
  const { t } = useTranslation('signOff');
  const { id = '' } = useParams();
  const matchId = readId(id);
  return (
    <Page title={t('title')} width="narrow">
      {matchId === null ? (
        <EmptyState title={t('notFound')} />
      ) : (
        <Report key={matchId} matchId={matchId} />
      )}
    </Page>
  );
}

function Report({ matchId }: { matchId: number }): ReactElement {
  const { t } = useTranslation('signOff');
  const query = useMatchSignOff(matchId);
  const teams = query.data?.names.teams;
  return (
    <>
      <BackLink to={`/live/${matchId}`}>{t('toMatch')}</BackLink>
      <PageHeader
        title={t('title')}
        {...(teams && { lead: <bdi>{`${teams.home} – ${teams.away}`}</bdi> })}
      />
      <Loaded query={query} loading={<SkeletonRows rows={5} rowClassName="h-16" />}>
        {(known) => (
          <>
            <MatchSignOff {...known} />
            <RatingAfterSigning view={known.view} />
            {isOver(known.snapshot.match) && (
              <div className="mt-4">
                <MatchPhotoCard matchId={matchId} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

/** A company that signed for its team is asked how the referees were. */
function RatingAfterSigning({ view }: Pick<NamedSignOff, 'view'>): ReactElement | null {
  const isCompany = useUser()?.role === 'company';
  const hasSigned = view.maySign.some((role) => standingOf(view, role).kind === 'signed');
  if (!isCompany || !hasSigned) return null;
  return <RefereeRatings className="mt-4" isShown={({ matchId }) => matchId === view.matchId} />;
}
