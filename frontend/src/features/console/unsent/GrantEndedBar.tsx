import { isRefusalCode, refusalMessage } from '@kolo/domain';
import { KeyRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MatchConsole } from '@/features/console/log/match-console';
import type { Tap } from '@/features/console/taps/tap';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui';
import { ConsoleBar } from './ConsoleBar';
import { RemoveTapsButton } from './RemoveTapsButton';
import { SaveTapsButton } from './SaveTapsButton';

interface Props {
  matchConsole: Pick<MatchConsole, 'removeWaiting'>;
  endedBy: string | undefined;
  pending: readonly Tap[];
}

/** The access has ended: nothing is lost, and a new one is needed. */
export function GrantEndedBar({ matchConsole, endedBy, pending }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const { language } = useLanguage();
  const code = isRefusalCode(endedBy) ? endedBy : 'auth.grant-unknown';
  return (
    <ConsoleBar
      icon={KeyRound}
      title={pending.length > 0 ? t('unsent', { count: pending.length }) : t('ended')}
      text={refusalMessage({ code }, language)}
    >
      {pending.length > 0 && (
        <>
          <SaveTapsButton taps={pending} />
          <RemoveTapsButton matchConsole={matchConsole} taps={pending} />
        </>
      )}
      <ButtonLink size="touch" to="/console">
        {t('newAccess')}
      </ButtonLink>
    </ConsoleBar>
  );
}
