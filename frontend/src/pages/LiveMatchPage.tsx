import type { LiveMatch as Match } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { MatchCommentary, useMatchCommentary } from '@/features/commentary/MatchCommentary';
import { LiveMatch } from '@/features/live-view/LiveMatch';
import { NotFound } from '@/features/live-view/Unavailable';
import { Page } from '@/shared/ui';

/** Another match is another page: nothing of the last one may show. */
export function LiveMatchPage(): ReactElement {
  const { t } = useTranslation('live');
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,9}$/.test(id))
    return (
      <Page title={t('refused.notFound')}>
        <NotFound />
      </Page>
    );
  return <KnownMatch key={id} matchId={Number(id)} />;
}

interface Props {
  matchId: number;
}

/** Asks for the text together with the match: coming later it would push down what is being read. */
function KnownMatch({ matchId }: Props): ReactElement {
  useMatchCommentary(matchId, null);
  return (
    <LiveMatch
      matchId={matchId}
      text={(match, version) => <MatchText match={match} version={version} />}
    />
  );
}

function MatchText({ match, version }: { match: Match; version: number }): ReactNode {
  const commentary = useMatchCommentary(match.matchId, { ...match, version });
  return commentary && <MatchCommentary matchId={match.matchId} commentary={commentary} />;
}
