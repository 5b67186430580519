import { listClosedAt, type TeamSide } from '@kolo/domain';
import { UserPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { AddPlayerDialog } from './AddPlayerDialog';
import { ListDialogButton } from './ListDialogButton';

/** Not there any more once the league's limit has closed the list (docs/product.md#live-match). */
export function AddPlayerButton({ team }: { team: TeamSide }): ReactElement | null {
  const { state } = useConsole();
  if (listClosedAt(state) !== null) return null;
  return (
    <ListDialogButton team={team} change="addPlayer" icon={UserPlus} dialog={AddPlayerDialog} />
  );
}
