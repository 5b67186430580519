import type { ReactElement } from 'react';
import { EmbedButton } from '@/shared/sharing/EmbedButton';
import { ShareButton } from '@/shared/sharing/ShareButton';

interface Props {
  matchId: number;
  /** Who plays whom. */
  title: string;
}

/** Ways to share the match, embed it or show it over a video. */
export function MatchTools({ matchId, title }: Props): ReactElement {
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>button]:px-3">
      <EmbedButton kind="match" id={matchId} title={title} />
      <ShareButton title={title} path={`/live/${matchId}`} />
    </div>
  );
}
