import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { CommentaryDesk } from '@/features/commentary/CommentaryDesk';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Page } from '@/shared/ui';
import { NotFoundPage } from './NotFoundPage';

export function CommentaryPage(): ReactElement {
  const { t } = useTranslation('commentary');
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NotFoundPage />;
  return (
    <Page title={t('title')}>
      <CommentaryDesk key={id} matchId={Number(id)} />
    </Page>
  );
}
