import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { EmbeddedMatch } from '@/features/embed/EmbeddedMatch';
import { EmbedFrame } from '@/features/embed/EmbedFrame';
import { useTranslation } from '@/shared/i18n/use-translation';
import { MatchAnnouncer } from '@/shared/live/news/MatchAnnouncer';
import { useLiveMatch } from '@/shared/live/use-live-match';

export function EmbedMatchPage(): ReactElement {
  const { t } = useTranslation('share');
  const { id = '' } = useParams();
  if (/^[1-9]\d{0,8}$/.test(id)) return <Followed key={id} matchId={Number(id)} />;
  return (
    <EmbedFrame
      tab={t('frame.match')}
      title={t('frame.match')}
      path="/live"
      more={t('frame.wholeMatch')}
    >
      <p className="py-6 text-sm text-ink-muted">{t('frame.notThere')}</p>
    </EmbedFrame>
  );
}

function Followed({ matchId }: { matchId: number }): ReactElement {
  const { store, view } = useLiveMatch(matchId);
  return (
    <>
      <EmbeddedMatch matchId={matchId} view={view} />
      <MatchAnnouncer store={store} />
    </>
  );
}
