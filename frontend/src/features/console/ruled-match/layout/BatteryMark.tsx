import { BatteryLow } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLowBattery } from '@/features/console/ruled-match/horn/use-battery';
import { useTranslation } from '@/shared/i18n/use-translation';

export function BatteryMark(): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const percent = useLowBattery();
  if (percent === null) return null;
  return (
    <p
      role="alert"
      className="flex min-h-12 items-center gap-3 rounded-control border-2 border-danger bg-danger-soft px-3 py-1 text-base font-bold text-danger"
    >
      <BatteryLow aria-hidden="true" className="size-6 shrink-0" />
      {t('battery.low', { percent })}
    </p>
  );
}
