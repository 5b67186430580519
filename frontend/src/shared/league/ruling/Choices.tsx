import { type ReactElement, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RadioRow } from '@/shared/ui';
import type { RulingChoice } from './choices';
import type { RulingFields } from './ruling-fields';

/** Each choice with what it means, as the words alone are easily mixed up. */
export function Choices({ choices }: { choices: readonly RulingChoice[] }): ReactElement {
  const { t } = useTranslation('ruling');
  const { watch, setValue } = useFormContext<RulingFields>();
  const group = useId();
  const chosen = watch('choice');
  return (
    <fieldset>
      <legend className="sr-only">{t('title')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <RadioRow
            key={choice}
            name={group}
            checked={choice === chosen}
            onChoose={() => setValue('choice', choice)}
          >
            <span className="block font-semibold">{t(`choice.${choice}`)}</span>
            <span className="block text-xs text-ink-muted">{t(`meaning.${choice}`)}</span>
          </RadioRow>
        ))}
      </div>
    </fieldset>
  );
}
