import type { EmailConfirmation } from '@kolo/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Unlink } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormFailure } from '@/features/auth/FormFailure';
import { Outcome } from '@/features/auth/Outcome';
import { ApiError, errorMessage, request } from '@/shared/api';
import { readAgain } from '@/shared/api/read-again';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink } from '@/shared/ui';

/**
 * The page of the mailed link. It needs a press of a button, because mail scanners open links.
 * @param token of the link; empty where it was cut off
 */
export function ConfirmEmail({ token }: { token: string }): ReactElement {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: (body: EmailConfirmation) =>
      request<unknown>('/api/email-confirmation', { method: 'POST', body }),
    onSuccess: () => readAgain(client, { queryKey: ['/api/user/email'] }),
  });
  if (confirm.isSuccess)
    return (
      <Outcome tone="ok" icon={CircleCheck} title={t('confirmDone')} text={t('confirmDoneText')}>
        <ButtonLink to="/">{t('toHome')}</ButtonLink>
      </Outcome>
    );
  const refused = confirm.error instanceof ApiError && confirm.error.status === 400;
  if (token === '' || refused)
    return (
      <Outcome tone="failed" icon={Unlink} title={t('linkInvalid')} text={t('confirmInvalidText')}>
        <ButtonLink to="/account">{t('title')}</ButtonLink>
      </Outcome>
    );
  return (
    <div className="flex flex-col gap-4">
      {confirm.isError && (
        <FormFailure title={t('confirmFailed')} text={errorMessage(confirm.error)} />
      )}
      <Button
        size="lg"
        className="w-full"
        pending={confirm.isPending}
        onClick={() => confirm.mutate({ token })}
      >
        {t('submitConfirm')}
      </Button>
    </div>
  );
}
