import type { FansVoteView, LiveSnapshot } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { fullName, playerNames } from '@/shared/live/news/player-names';
import { FansAward } from './FansAward';
import { FansTallyList } from './FansTallyList';
import { SignInToVote } from './SignInToVote';

interface Props {
  live: LiveSnapshot;
  view: FansVoteView;
  /** How to vote, while that is possible. */
  form: ReactNode;
}

export function Votes({ live, view, form }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const { mvpPlayerId } = live.match;
  return (
    <div className="grid gap-4">
      {view.winner !== null && <FansAward winner={view.winner} live={live} />}
      {view.phase === 'open' && <div data-screen>{form}</div>}
      <FansTallyList live={live} view={view} />
      {mvpPlayerId !== null && (
        <p className="text-xs text-ink-muted">
          {t('official', { name: fullName(playerNames(live), mvpPlayerId) })}
        </p>
      )}
    </div>
  );
}

export const VisitorVotes = (props: Omit<Props, 'form'>): ReactElement => (
  <Votes {...props} form={<SignInToVote />} />
);
