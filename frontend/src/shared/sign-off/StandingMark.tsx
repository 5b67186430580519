import { clsx } from 'clsx';
import {
  CircleCheckBig,
  CircleDashed,
  CircleX,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { Standing } from './standing';

const looks: Record<Standing['kind'], { Icon: LucideIcon; tone: string }> = {
  open: { Icon: CircleDashed, tone: 'text-ink-muted' },
  signed: { Icon: CircleCheckBig, tone: 'text-ok' },
  stale: { Icon: TriangleAlert, tone: 'text-warn' },
  refused: { Icon: CircleX, tone: 'text-danger' },
};

/** In words and by its icon, as colours alone say nothing to many. */
export function StandingMark({ kind }: { kind: Standing['kind'] }): ReactElement {
  const { t } = useTranslation('signOff');
  const { Icon, tone } = looks[kind];
  return (
    <p className={clsx('flex items-center gap-2 text-base font-bold', tone)}>
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span>{t(`standing.${kind}`)}</span>
    </p>
  );
}
