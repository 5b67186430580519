import { listClosedAt, type TeamSide } from '@kolo/domain';
import { UserPlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { AddPlayerDialog } from './AddPlayerDialog';

/** Not there any more once the league's limit has closed the list (docs/product.md#live-match). */
export function AddPlayerButton({ team }: { team: TeamSide }): ReactElement | null {
  const { t } = useTranslation('console');
  const { view, state } = useConsole();
  const [open, setOpen] = useState(false);
  if (listClosedAt(state) !== null) return null;
  const teamName = team === 'home' ? view.homeTeamName : view.awayTeamName;
  return (
    <>
      <Button
        size="touch"
        variant="secondary"
        className="w-full text-base!"
        aria-label={`${t('addPlayer.action')}: ${teamName}`}
        onClick={() => setOpen(true)}
      >
        <UserPlus aria-hidden="true" className="size-5" />
        {t('addPlayer.action')}
      </Button>
      {open && <AddPlayerDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}
