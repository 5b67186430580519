import type { SessionView } from '@kolo/domain';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button } from '@/shared/ui';

interface Props {
  session: SessionView;
  ending: boolean;
  onEnd: () => void;
}

const icons: Record<NonNullable<SessionView['device']>, LucideIcon> = {
  mobile: Smartphone,
  tablet: Tablet,
  desktop: Monitor,
};

export function SessionRow({ session, ending, onEnd }: Props): ReactElement {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { browser, system, device, network, lastUsedAt, isCurrent } = session;
  const Icon = icons[device ?? 'desktop'];
  const name = [browser, system].filter(Boolean).join(', ') || t('sessions.unknownDevice');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-sm">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {isCurrent && <Badge tone="ok">{t('sessions.current')}</Badge>}
        </p>
        <p className="dotted text-xs wrap-anywhere text-ink-muted">
          <span>{t('sessions.lastUsed', { at: format.dateTime(lastUsedAt) })}</span>
          {network !== null && <span>{network}</span>}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="ghost"
          pending={ending}
          onClick={onEnd}
          aria-label={t('sessions.endOf', { name })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
