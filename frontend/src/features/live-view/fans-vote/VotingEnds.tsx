import type { FansVoteView } from '@kolo/domain';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useServerNow } from '@/shared/live/use-server-now';

interface Props {
  view: FansVoteView;
  onEnd: () => void;
}

/** Counts down the time left to vote, by the server's clock. */
export function VotingEnds({ view, onEnd }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const end = view.closesAt === null ? 0 : Date.parse(view.closesAt);
  const leftMs = end - useServerNow(1_000, end);
  const ended = view.phase === 'closed' || leftMs <= 0;
  const endsHere = ended && view.phase === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once.
  useEffect(() => {
    if (endsHere) onEnd();
  }, [endsHere]);
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
