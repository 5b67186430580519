import { type WithdrawalMode, withdrawalModes } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RadioRow } from '@/shared/ui';

interface Props {
  value: WithdrawalMode | null;
  proposed: WithdrawalMode;
  onChange: (mode: WithdrawalMode) => void;
}

export function ModeChoice({ value, proposed, onChange }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('withdraw.mode')}</legend>
      {withdrawalModes.map((mode) => (
        <RadioRow key={mode} name="mode" checked={value === mode} onChoose={() => onChange(mode)}>
          <span className="font-semibold">{t(`withdraw.modes.${mode}`)}</span>
          {mode === proposed && <span className="text-ink-muted"> ({t('withdraw.proposed')})</span>}
          <span className="block text-ink-muted">{t(`withdraw.explained.${mode}`)}</span>
        </RadioRow>
      ))}
    </fieldset>
  );
}
