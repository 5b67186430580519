import { type LoggedMatchEvent, limits, minuteLabel } from '@kolo/domain';
import { Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';

interface Props {
  half: LoggedMatchEvent['half'];
  /** Null where no clock was known, as for a goal entered at half-time. */
  second: number | null;
  onChange: (second: number) => void;
}

const lastOfHalf = limits.halfMinutes * 60 - 1;

export function MinuteStepper({ half, second, onChange }: Props): ReactElement {
  const { t } = useTranslation('console');
  const minute = minuteLabel({ half, second }, null);
  const move = (by: 60 | -60) => {
    const moved = second === null ? lastOfHalf : second + by;
    onChange(Math.min(Math.max(0, moved), limits.secondOfHalfMax));
  };
  return (
    <div className="flex items-center gap-2">
      <IconButton
        size="touch"
        variant="secondary"
        label={t('correction.earlier')}
        disabled={second === 0}
        onClick={() => move(-60)}
      >
        <Minus aria-hidden="true" className="size-6" />
      </IconButton>
      <output
        aria-label={t('correction.minute')}
        className="numerals min-w-24 text-center text-lg font-extrabold"
      >
        {minute === null ? t('correction.noMinute') : t('minute', { minute })}
      </output>
      <IconButton
        size="touch"
        variant="secondary"
        label={t('correction.later')}
        onClick={() => move(60)}
      >
        <Plus aria-hidden="true" className="size-6" />
      </IconButton>
    </div>
  );
}
