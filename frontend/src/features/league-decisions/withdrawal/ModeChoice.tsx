import { type WithdrawalMode, withdrawalModes } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

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
        <label
          key={mode}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong px-3 py-2.5 text-sm hover:bg-raised has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="mode"
            checked={value === mode}
            onChange={() => onChange(mode)}
            className="size-5 shrink-0 accent-accent-ink outline-none"
          />
          <span className="min-w-0">
            <span className="font-semibold">{t(`withdraw.modes.${mode}`)}</span>
            {mode === proposed && (
              <span className="text-ink-muted"> ({t('withdraw.proposed')})</span>
            )}
            <span className="block text-ink-muted">{t(`withdraw.explained.${mode}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
