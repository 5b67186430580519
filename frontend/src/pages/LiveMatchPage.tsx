import type { ReactElement } from 'react';
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

/** Asks for the text together with the match: coming later it would push down what is being read. */
function KnownMatch({ matchId }: { matchId: number }): ReactElement {
  const commentary = useMatchCommentary(matchId);
  const text = commentary && <MatchCommentary matchId={matchId} commentary={commentary} />;
  return <LiveMatch matchId={matchId} text={text} />;
}
