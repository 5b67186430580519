import type { ReactElement } from 'react';
import { practiceMatchId } from '@/features/live-control/practice/practice-match';
import { MatchControlScreen } from '@/features/live-control/screen/MatchControlScreen';

const access = { grant: null, home: '/console', mayCancel: false, practice: true };

export function PracticeMatchPage(): ReactElement {
  return <MatchControlScreen matchId={practiceMatchId} access={access} signIn={null} />;
}
