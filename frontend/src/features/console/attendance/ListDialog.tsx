import { teamSides } from '@kolo/domain';
import type { ReactElement } from 'react';
import { MessageLine } from '@/features/console/context/MessageLine';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog } from '@/shared/ui';
import { TeamList } from './TeamList';

/** The lists of both teams, to complete or correct them after the match. */
export function ListDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('console');
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
        {teamSides.map((team) => (
          <TeamList key={team} team={team} />
        ))}
      </div>
    </Dialog>
  );
}
