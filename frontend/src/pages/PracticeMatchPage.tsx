import type { ReactElement } from 'react';
import { practiceMatchId } from '@/features/live-control/practice/practice-match';
import { MatchControlScreen } from '@/features/live-control/screen/MatchControlScreen';
import { useTranslation } from '@/shared/i18n/use-translation';

const access = { grant: null, home: '/console', mayCancel: false, practice: true };

export function PracticeMatchPage(): ReactElement {
  // The teams have their names from these texts.
  useTranslation('table');
  return <MatchControlScreen matchId={practiceMatchId} access={access} signIn={null} />;
}
