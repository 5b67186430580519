import { teamSides } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog } from '@/shared/ui';
import { KickOffChoice } from './KickOffChoice';
import { TeamList } from './TeamList';

/** The lists of both teams and who kicked off, to complete or correct them after the match. */
export function ListDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('console');
  const { state } = useConsole();
  const hadExtraTime = state.play?.periods.some(({ period }) => period === 3) === true;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      touch
      title={t('list.title')}
      description={t('list.lead')}
      footer={<MessageLine className="w-full" />}
    >
      <div className="grid gap-4 pb-1 md:grid-cols-2">
        <KickOffChoice period={1} />
        {hadExtraTime && <KickOffChoice period={3} />}
        {teamSides.map((team) => (
          <TeamList key={team} team={team} />
        ))}
      </div>
    </Dialog>
  );
}
