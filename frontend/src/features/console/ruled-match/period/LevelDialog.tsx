import { type LevelReason, levelReasons } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { KickOffChoice } from '@/features/console/attendance/KickOffChoice';
import { AggregateLine } from '@/features/console/context/AggregateLine';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { KicksStart } from '@/features/console/ruled-match/kicks/KicksPanel';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, FormField, Select } from '@/shared/ui';
import { FlagList } from './FlagList';
import { flagsOf } from './flags';
import type { Phase } from './phase';

interface Props {
  phase: Extract<Phase, { type: 'level' }>;
  onFinish: (levelReason: LevelReason) => void;
  onClose: () => void;
}

/** The sheet needs a winner: extra time, kicks (a stage may go to them at once), or a reason to end level. */
export function LevelDialog({ phase, onFinish, onClose }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { state, tap } = useConsole();
  const { match } = useRuledMatch();
  const [reason, setReason] = useState<LevelReason>('agreed');
  const [overriding, setOverriding] = useState(false);
  const minutes = match.rules.extraTime?.minutes ?? 0;
  const startExtra = () => {
    if (tap({ type: 'ControlPeriod', period: 3, action: 'start' }) === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      touch
      title={t(state.firstLeg === undefined ? 'level.title' : 'level.titleOfTie')}
      description={
        state.firstLeg === undefined ? (
          t('level.lead')
        ) : (
          <>
            <AggregateLine className="mb-2 text-lg" />
            {t('level.leadOfTie')}
          </>
        )
      }
      footer={<MessageLine className="w-full" />}
    >
      <div className="flex flex-col gap-3">
        {phase.extraTime && (
          <>
            <KickOffChoice period={3} />
            <Button size="touch" onClick={startExtra}>
              {t('level.extraTime', { halves: match.rules.extraTime?.halves ?? 0, minutes })}
            </Button>
          </>
        )}
        {phase.kicks && <KicksStart onStarted={onClose} />}
        <FlagList flags={flagsOf(state, match.assistant)} />
        {overriding ? (
          <FormField label={t('level.reason')}>
            <div className="flex flex-wrap gap-2">
              <Select
                className="min-h-touch!"
                value={reason}
                onChange={({ target }) =>
                  setReason(levelReasons.find((known) => known === target.value) ?? 'other')
                }
              >
                {levelReasons.map((known) => (
                  <option key={known} value={known}>
                    {t(`level.reasons.${known}`)}
                  </option>
                ))}
              </Select>
              <Button
                size="touch"
                variant="danger"
                onClick={() => {
                  onClose();
                  onFinish(reason);
                }}
              >
                {t('level.finish')}
              </Button>
            </div>
          </FormField>
        ) : (
          <Button size="touch" variant="ghost" onClick={() => setOverriding(true)}>
            {t('level.override')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
