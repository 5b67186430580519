import { type OverrideReason, overrideReasons } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

interface Props {
  name: string;
  onChoose: (reason: OverrideReason) => void;
}

/** A suspended player is listed with a second tap only, which says why. */
export function OverrideChoice({ name, onChoose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button
        size="touch"
        variant="secondary"
        className="w-full px-3! text-base!"
        aria-label={`${t('suspended.override')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t('suspended.override')}
      </Button>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-bold">{t('suspended.why')}</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {overrideReasons.map((reason) => (
          <button
            key={reason}
            type="button"
            onClick={() => onChoose(reason)}
            className="min-h-touch min-w-0 touch-manipulation rounded-control border-2 border-line-strong/45 bg-surface px-2 text-sm leading-tight font-bold text-balance select-none hover:border-line-strong active:scale-[0.98]"
          >
            {t(`suspended.reason.${reason}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
