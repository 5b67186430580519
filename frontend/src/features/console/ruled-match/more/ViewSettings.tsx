import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { soundHorn } from '@/features/console/ruled-match/horn/horn';
import { KeyHelp, KeySwitch } from '@/features/console/ruled-match/keyboard/KeyHelp';
import { useKeyActions } from '@/features/console/ruled-match/keyboard/use-key-actions';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { DeviceAccess } from '@/features/console/settings/DeviceAccess';
import { HallBoardLink } from '@/features/console/settings/HallBoardLink';
import { LayoutButton } from '@/features/console/settings/LayoutButton';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Checkbox } from '@/shared/ui';

/** Display settings of this device; they change nothing of the match. */
export function ViewSettings(): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { state } = useConsole();
  const { match } = useRuledMatch();
  const { swapped, numberPad, sound, goalStopsClock, choose } = useConsoleSettings();
  const [help, setHelp] = useState(false);
  const actions = useKeyActions();
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      <Checkbox
        size="touch"
        label={t('view.swap')}
        checked={swapped === state.matchId}
        onChange={({ target }) => choose({ swapped: target.checked ? state.matchId : null })}
      />
      <Checkbox
        size="touch"
        label={t('view.numberPad')}
        checked={numberPad}
        onChange={({ target }) => choose({ numberPad: target.checked })}
      />
      <Checkbox
        size="touch"
        label={t('view.sound')}
        checked={sound}
        onChange={({ target }) => choose({ sound: target.checked })}
      />
      {match.rules.clockMode !== 'running' && (
        <Checkbox
          size="touch"
          label={t('view.goalStopsClock')}
          checked={goalStopsClock}
          onChange={({ target }) => choose({ goalStopsClock: target.checked })}
        />
      )}
      <KeySwitch />
      <Button size="touch" variant="secondary" onClick={() => soundHorn('period-end')}>
        {t('view.tryHorn')}
      </Button>
      <Button size="touch" variant="secondary" onClick={() => setHelp(true)}>
        {t('view.keys')}
      </Button>
      <LayoutButton layout="players" />
      <HallBoardLink />
      <DeviceAccess />
      {help && <KeyHelp actions={actions} onClose={() => setHelp(false)} />}
    </div>
  );
}
