import type { SetupAnswer } from '@kolo/domain';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, Unlink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { Outcome } from '@/features/auth/Outcome';
import { ApiError, changeSession, Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, PageSpinner, toast } from '@/shared/ui';
import { SetupForm } from './SetupForm';
import { useSetup, useSetupView } from './use-setup';

/**
 * The page of the link that a new installation prints.
 * @param token of the link; empty where it was cut off
 */
export function Setup({ token }: { token: string }): ReactElement {
  const { t } = useTranslation('setup');
  const client = useQueryClient();
  const navigate = useNavigate();
  const setup = useSetup();
  const view = useSetupView(token, { enabled: token !== '' && !setup.isSuccess });
  // Signing in repeats the check, which would say to the new administrator that there already is one.
  if (setup.isSuccess) return <PageSpinner />;
  const error = setup.error ?? view.error;
  if (isRefusedWith(error, 'setup.done')) return <Owned />;
  if (token === '' || isLinkRefused(error)) return <DeadLink />;
  const goOn = async ({ user, leagueId }: SetupAnswer): Promise<void> => {
    await changeSession(client, user);
    toast(
      leagueId === null
        ? { title: t('doneAccount'), variant: 'success' }
        : { title: t('done'), description: t('doneText'), variant: 'success' },
    );
    await navigate(leagueId === null ? '/admin' : `/league/${leagueId}?tab=teams`, {
      replace: true,
    });
  };
  return (
    <Loaded query={view} loading={<PageSpinner />}>
      {(known) => (
        <SetupForm
          token={token}
          view={known}
          setup={setup}
          onDone={(answer) => void goOn(answer)}
        />
      )}
    </Loaded>
  );
}

const isRefusedWith = (error: Error | null, code: string): boolean =>
  error instanceof ApiError && error.code === code;

const isLinkRefused = (error: Error | null): boolean =>
  isRefusedWith(error, 'setup.link-invalid') ||
  (error instanceof ApiError && 'token' in (error.details ?? {}));

function Owned(): ReactElement {
  const { t } = useTranslation('setup');
  return (
    <Outcome tone="waiting" icon={ShieldCheck} title={t('owned')} text={t('ownedText')}>
      <ButtonLink to="/auth">{t('toLogin')}</ButtonLink>
    </Outcome>
  );
}

function DeadLink(): ReactElement {
  const { t } = useTranslation('setup');
  return (
    <Outcome tone="failed" icon={Unlink} title={t('linkInvalid')} text={t('linkInvalidText')}>
      <ButtonLink to="/">{t('toHome')}</ButtonLink>
    </Outcome>
  );
}
