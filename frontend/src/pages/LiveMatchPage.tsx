import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { MatchCommentary } from '@/features/commentary/MatchCommentary';
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
  return (
    <LiveMatch key={id} matchId={Number(id)} text={<MatchCommentary matchId={Number(id)} />} />
  );
}
