import type { TeamSide } from '@kolo/domain';
import { ArrowLeftRight } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { ReplacePlayerDialog } from './ReplacePlayerDialog';

/** Until the first whistle only (docs/product.md#live-match). */
export function ReplacePlayerButton({ team }: { team: TeamSide }): ReactElement | null {
  const { t } = useTranslation('console');
  const { view, state } = useConsole();
  const [open, setOpen] = useState(false);
  if (state.firstHalfAt !== null) return null;
  const teamName = team === 'home' ? view.homeTeamName : view.awayTeamName;
  return (
    <>
      <Button
        size="touch"
        variant="secondary"
        className="w-full text-base!"
        aria-label={`${t('replacePlayer.action')}: ${teamName}`}
        onClick={() => setOpen(true)}
      >
        <ArrowLeftRight aria-hidden="true" className="size-5" />
        {t('replacePlayer.action')}
      </Button>
      {open && <ReplacePlayerDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}
