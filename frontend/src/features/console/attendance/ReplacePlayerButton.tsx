import type { TeamSide } from '@kolo/domain';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { ListDialogButton } from './ListDialogButton';
import { ReplacePlayerDialog } from './ReplacePlayerDialog';

/** Until the first whistle only (docs/product.md#live-match). */
export function ReplacePlayerButton({ team }: { team: TeamSide }): ReactElement | null {
  const { state } = useConsole();
  if (state.firstHalfAt !== null) return null;
  return (
    <ListDialogButton
      team={team}
      change="replacePlayer"
      icon={ArrowLeftRight}
      dialog={ReplacePlayerDialog}
    />
  );
}
