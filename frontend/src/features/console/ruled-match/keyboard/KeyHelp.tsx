import type { ReactElement } from 'react';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, Dialog } from '@/shared/ui';
import { type KeyAction, keyOf } from './keys';

interface Props {
  /** The actions of this match. */
  actions: readonly KeyAction[];
  onClose: () => void;
}

export function KeyHelp({ actions, onClose }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  return (
    <Dialog open onOpenChange={onClose} touch title={t('keys.title')} description={t('keys.lead')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {actions.map((action) => (
          <div key={action} className="contents">
            <dt>
              <kbd className="inline-block min-w-12 rounded-control border-2 border-line-strong px-2 py-1 text-center font-bold">
                {keyOf[action]}
              </kbd>
            </dt>
            <dd className="text-base font-medium">{t(`keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <KeySwitch />
    </Dialog>
  );
}

export function KeySwitch(): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { keys, choose } = useConsoleSettings();
  return (
    <Checkbox
      size="touch"
      label={t('keys.on')}
      checked={keys}
      onChange={({ target }) => choose({ keys: target.checked })}
    />
  );
}
