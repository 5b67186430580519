import type { TeamSide } from '@kolo/domain';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

interface Props {
  team: TeamSide;
  change: 'addPlayer' | 'replacePlayer';
  icon: LucideIcon;
  dialog: ComponentType<{ team: TeamSide; onClose: () => void }>;
}

/** Opens the dialog of a change to the list of a team. */
export function ListDialogButton({
  team,
  change,
  icon: Icon,
  dialog: ChangeDialog,
}: Props): ReactElement {
  const { t } = useTranslation('console');
  const { view } = useConsole();
  const [open, setOpen] = useState(false);
  const teamName = team === 'home' ? view.homeTeamName : view.awayTeamName;
  return (
    <>
      <Button
        size="touch"
        variant="secondary"
        className="w-full text-base!"
        aria-label={`${t(`${change}.action`)}: ${teamName}`}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" className="size-5" />
        {t(`${change}.action`)}
      </Button>
      {open && <ChangeDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}
