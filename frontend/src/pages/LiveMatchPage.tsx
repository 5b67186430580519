import type { LiveMatch as Match } from '@kolo/domain';
import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import {
  commentaryQuery,
  MatchCommentary,
  useMatchCommentary,
} from '@/features/commentary/MatchCommentary';
import { LiveMatch } from '@/features/live-view/LiveMatch';
import { NotFound } from '@/features/live-view/Unavailable';
import { useLanguage } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
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
      text={{
        isLoaded,
        render: (match, version) => <MatchText match={match} version={version} />,
      }}
    />
  );
}

function MatchText({ match, version }: { match: Match; version: number }): ReactNode {
  const commentary = useMatchCommentary(match.matchId, { ...match, version });
  return commentary && <MatchCommentary matchId={match.matchId} commentary={commentary} />;
}
