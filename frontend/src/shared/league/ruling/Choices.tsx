import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { RulingChoice } from './choices';
import type { RulingFields } from './ruling-fields';

/** Each choice with what it means, as the words alone are easily mixed up. */
export function Choices({ choices }: { choices: readonly RulingChoice[] }): ReactElement {
  const { t } = useTranslation('ruling');
  const { register } = useFormContext<RulingFields>();
  return (
    <fieldset>
      <legend className="sr-only">{t('title')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong/45 px-3 py-2 hover:bg-raised has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              {...register('choice')}
              type="radio"
              value={choice}
              className="mt-0.5 size-5 shrink-0 accent-accent-ink outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{t(`choice.${choice}`)}</span>
              <span className="block text-xs text-ink-muted">{t(`meaning.${choice}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
