import type { ReactElement } from 'react';
import { practiceMatchId } from '@/features/console/practice/practice-match';
import { ConsoleScreen } from '@/features/console/screen/ConsoleScreen';
import { useTranslation } from '@/shared/i18n/use-translation';

const access = { grant: null, home: '/console', mayCancel: false, practice: true };

export function PracticeMatchPage(): ReactElement {
  // The teams have their names from these texts.
  useTranslation('consoleAccess');
  return <ConsoleScreen matchId={practiceMatchId} access={access} signIn={null} />;
}
