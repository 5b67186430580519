import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { MatchText } from '@/features/commentary/MatchText';
import { commentaryQuery, useMatchCommentary } from '@/features/commentary/use-match-commentary';
import { LiveMatch } from '@/features/live-view/LiveMatch';
import { NotFound } from '@/features/live-view/Unavailable';
import { useLanguage } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueOf } from '@/shared/league/league-names';
import { Page } from '@/shared/ui';

export function LiveMatchPage(): ReactElement {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <KnownMatch key={id} matchId={Number(id)} /> : <NoSuchMatch />;
}

function NoSuchMatch(): ReactElement {
  const { t } = useTranslation('live');
  return (
    <Page title={t('refused.notFound')}>
      <NotFound />
    </Page>
  );
}

interface Props {
  matchId: number;
}

function KnownMatch({ matchId }: Props): ReactElement {
  const { language } = useLanguage();
  // The text is requested at once: after the match it would push down what is being read.
  usePrefetchQuery(commentaryQuery(matchId, language));
  const isLoaded = useMatchCommentary(matchId, null) !== undefined;
  return (
    <LiveMatch
      matchId={matchId}
      leagueOf={useLeagueOf()}
      text={{
        isLoaded,
        render: (match, version) => <MatchText match={match} version={version} />,
      }}
    />
  );
}
