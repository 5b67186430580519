import type { FansVoteView } from '@kolo/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useServerNow } from '@/shared/live/use-server-now';

interface Props {
  matchId: number;
  view: FansVoteView;
}

/** Counts down the time left to vote, by the server's clock. */
export function VotingEnds({ matchId, view }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const client = useQueryClient();
  const end = view.closesAt === null ? 0 : Date.parse(view.closesAt);
  const leftMs = end - useServerNow(1_000, end);
  const ended = view.phase === 'closed' || leftMs <= 0;
  const endsHere = ended && view.phase === 'open';
  useEffect(() => {
    if (!endsHere) return;
    void client.invalidateQueries({ queryKey: ['/api/matches', matchId, 'mvp-votes'] });
  }, [endsHere, client, matchId]);
  if (ended) return <span>{t('closed')}</span>;
  const seconds = Math.ceil(leftMs / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return (
    <span className="numerals">
      {hours > 0
        ? t('leftHours', { hours, minutes })
        : t('leftMinutes', { minutes, seconds: seconds % 60 })}
    </span>
  );
}
