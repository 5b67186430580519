import type { ReactElement } from 'react';
import { EmbeddedMatch } from '@/features/embed/EmbeddedMatch';
import { EmbedFrame } from '@/features/embed/EmbedFrame';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LaterNews } from '@/shared/live/news/LaterNews';
import { useLiveMatch } from '@/shared/live/use-live-match';
import { readId } from '@/shared/page/read-id';
import { usePathEnd } from '@/shared/ui/navigation';

export function EmbedMatchPage(): ReactElement {
  const { t } = useTranslation('embed');
  const matchId = readId(usePathEnd());
  if (matchId !== null) return <Followed key={matchId} matchId={matchId} />;
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
      <LaterNews store={store} place="frame" />
    </>
  );
}
