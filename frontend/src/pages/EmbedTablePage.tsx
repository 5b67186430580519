import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { EmbeddedTable } from '@/features/embed/EmbeddedTable';
import { EmbedFrame } from '@/features/embed/EmbedFrame';
import { useTranslation } from '@/shared/i18n/use-translation';

export function EmbedTablePage(): ReactElement {
  const { t } = useTranslation('embed');
  const { id = '' } = useParams();
  if (/^[1-9]\d{0,8}$/.test(id)) return <EmbeddedTable key={id} leagueId={Number(id)} />;
  return (
    <EmbedFrame
      tab={t('frame.table')}
      title={t('frame.table')}
      path="/league-table"
      more={t('frame.wholeTable')}
    >
      <p className="py-6 text-sm text-ink-muted">{t('frame.notThere')}</p>
    </EmbedFrame>
  );
}
