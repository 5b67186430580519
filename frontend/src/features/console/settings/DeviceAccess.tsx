import { KeyRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { rememberedGrants } from '@/shared/console/remembered-grants';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Under which name this device runs the match, and until when it may. */
export function DeviceAccess(): ReactElement | null {
  const { t } = useTranslation('console');
  const format = useFormat();
  const { grant, practice, username } = useConsoleAccess();
  if (practice) return null;
  const entered = rememberedGrants().find(({ grantId }) => grantId === grant?.id);
  const text =
    entered !== undefined
      ? t('access.grant', {
          label: entered.label,
          device: entered.device,
          until: format.dateTime(entered.validTo),
        })
      : grant === null && username !== null
        ? t('access.account', { username })
        : null;
  if (text === null) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-muted">
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <strong className="font-bold text-ink">{t('access.title')}</strong> <span>{text}</span>
      </span>
    </p>
  );
}
