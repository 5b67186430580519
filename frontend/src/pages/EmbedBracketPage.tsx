import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { LeagueBracket } from '@/features/bracket/LeagueBracket';
import { LinkedContext } from '@/features/bracket/linked';
import { EmbedFrame } from '@/features/embed/EmbedFrame';
import { useTranslation } from '@/shared/i18n/use-translation';
import { readId } from '@/shared/page/read-id';

export function EmbedBracketPage(): ReactElement {
  const { t } = useTranslation('embed');
  const { id = '' } = useParams();
  const leagueId = readId(id);
  return (
    <EmbedFrame
      tab={t('frame.bracket')}
      title={t('frame.bracket')}
      path={leagueId === null ? '/league-table' : `/league/${leagueId}/bracket`}
      more={t(leagueId === null ? 'frame.wholeTable' : 'frame.wholeBracket')}
    >
      {leagueId === null ? (
        <p className="py-6 text-sm text-ink-muted">{t('frame.notThere')}</p>
      ) : (
        <LinkedContext value={false}>
          <div className="py-3">
            <LeagueBracket leagueId={leagueId} />
          </div>
        </LinkedContext>
      )}
    </EmbedFrame>
  );
}
