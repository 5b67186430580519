import { isRefusalCode, refusalMessage } from '@kolo/domain';
import { KeyRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MatchControl } from '@/features/live-control/log/match-control';
import type { Tap } from '@/features/live-control/taps/tap';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui';
import { RemoveTapsButton } from './RemoveTapsButton';
import { SaveTapsButton } from './SaveTapsButton';
import { TableBar } from './TableBar';

interface Props {
  control: Pick<MatchControl, 'removeWaiting'>;
  endedBy: string | undefined;
  pending: readonly Tap[];
}

/** The access has ended: nothing is lost, and somebody has to give a new one. */
export function GrantEndedBar({ control, endedBy, pending }: Props): ReactElement {
  const { t } = useTranslation('table');
  const { language } = useLanguage();
  const code = isRefusalCode(endedBy) ? endedBy : 'auth.grant-unknown';
  return (
    <TableBar
      icon={KeyRound}
      title={pending.length > 0 ? t('unsent', { count: pending.length }) : t('ended')}
      text={refusalMessage({ code }, language)}
    >
      {pending.length > 0 && (
        <>
          <SaveTapsButton taps={pending} />
          <RemoveTapsButton control={control} taps={pending} />
        </>
      )}
      <ButtonLink size="touch" to="/console">
        {t('newAccess')}
      </ButtonLink>
    </TableBar>
  );
}
