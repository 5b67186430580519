import type { StageView } from '@kolo/domain';
import { type ReactElement, type RefObject, useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button, Card, CardBody, CardHeader, ConfirmDialog } from '@/shared/ui';
import { KickOffsDialog } from './KickOffsDialog';
import { OpenTies } from './OpenTies';
import { SeedDialog } from './SeedDialog';
import { useUndoStage } from './use-stage-writes';

interface Props {
  leagueId: number;
  stage: StageView;
  /** Gets the focus once the card is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** A stage with what an administrator can do about it. */
export function StageCard({ leagueId, stage, focusAfter }: Props): ReactElement {
  const { t } = useTranslation(['stages', 'common']);
  const { dateTime } = useFormat();
  const [open, setOpen] = useState<'seed' | 'undo' | 'kick-offs' | null>(null);
  const undo = useUndoStage(leagueId, stage.id);
  const { seeded, begun } = stage;
  const close = (): void => setOpen(null);
  return (
    <Card>
      <CardHeader
        title={<bdi translate="no">{stage.name}</bdi>}
        level={3}
        aside={
          <Badge tone={begun ? 'accent' : seeded === null ? 'warn' : 'ok'}>
            {t(begun ? 'state.begun' : seeded === null ? 'state.open' : 'state.seeded')}
          </Badge>
        }
      />
      <CardBody className="grid gap-3">
        <p className="dotted text-sm">
          <span>{t(`kinds.${stage.kind}`)}</span>
          <span>{t('teams', { count: stage.entries.length })}</span>
          {seeded !== null && (
            <span className="text-ink-muted">{t('seededAt', { when: dateTime(seeded.at) })}</span>
          )}
        </p>
        {seeded !== null && (
          <p translate="no" className="text-sm text-ink-muted wrap-anywhere">
            {seeded.teams.map(({ name }) => name).join(', ')}
          </p>
        )}
        {stage.kind === 'knock-out' && <OpenTies leagueId={leagueId} stage={stage} />}
        {begun && <p className="text-sm text-ink-muted">{t('begunHint')}</p>}
        <div className="flex flex-wrap gap-2">
          {!begun && (
            <Button
              variant={seeded === null ? 'primary' : 'secondary'}
              onClick={() => setOpen('seed')}
            >
              {t(seeded === null ? 'seed.do' : 'seed.again')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setOpen('kick-offs')}>
            {t('changeKickOffs.do')}
          </Button>
          {!begun && (
            <Button variant="secondary" onClick={() => setOpen('undo')}>
              {t('undo.do')}
            </Button>
          )}
        </div>
      </CardBody>
      {open === 'kick-offs' && <KickOffsDialog leagueId={leagueId} stage={stage} onClose={close} />}
      {open === 'seed' && <SeedDialog leagueId={leagueId} stage={stage} onClose={close} />}
      <ConfirmDialog
        open={open === 'undo'}
        onOpenChange={close}
        title={t('undo.title', { stage: stage.name })}
        description={t('undo.hint')}
        confirmLabel={t('undo.do')}
        pending={undo.isPending}
        focusAfter={focusAfter}
        onConfirm={() => undo.mutate({}, { onSuccess: close })}
      />
    </Card>
  );
}
