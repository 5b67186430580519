import type { StageView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { KickOffFields } from './KickOffFields';
import { ShortRests } from './ShortRests';
import { draftedKickOffs, reserved } from './stage-draft';
import { useSetKickOffs } from './use-stage-writes';

interface Props {
  leagueId: number;
  stage: StageView;
  onClose: () => void;
}

/** Changes the times and halls of a stage; its matches that have not begun go with them. */
export function KickOffsDialog({ leagueId, stage, onClose }: Props): ReactElement {
  const { t } = useTranslation(['stages', 'common']);
  const [drafted, setDrafted] = useState(() => draftedKickOffs(stage));
  const write = useSetKickOffs(leagueId, stage.id);
  const kickOffs = reserved(stage, drafted);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('changeKickOffs.title')}
      description={t('changeKickOffs.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            pending={write.isPending}
            onClick={() => write.mutate({ kickOffs }, { onSuccess: onClose })}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 py-2">
        <KickOffFields stage={stage} kickOffs={drafted} venue={null} onChange={setDrafted} />
        <ShortRests leagueId={leagueId} stage={{ ...stage, kickOffs }} />
      </div>
    </Dialog>
  );
}
