import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Unlink } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormFailure } from '@/features/auth/FormFailure';
import { Outcome } from '@/features/auth/Outcome';
import { ApiError, errorMessage, request } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink } from '@/shared/ui';

interface Props {
  /** Of the link; empty where it was cut off. */
  token: string;
  does: 'confirm' | 'end';
}

/** Confirms or ends weekly mails. It needs a press of a button, because mail scanners open links. */
export function MailLink({ token, does }: Props): ReactElement {
  const { t } = useTranslation('account');
  const follow = useMutation({
    mutationFn: () =>
      does === 'confirm'
        ? request<unknown>('/api/mails/confirmation', { method: 'POST', body: { token } })
        : request<unknown>(`/api/mails/unsubscribe?mails=${encodeURIComponent(token)}`, {
            method: 'POST',
          }),
  });
  if (follow.isSuccess) {
    const done = does === 'confirm' ? 'confirmed' : 'ended';
    return (
      <Outcome
        tone="ok"
        icon={CircleCheck}
        title={t(`mails.${done}`)}
        text={t(`mails.${done}Text`)}
      >
        <ButtonLink to="/">{t('toHome')}</ButtonLink>
      </Outcome>
    );
  }
  const refused = follow.error instanceof ApiError && follow.error.status === 400;
  if (token === '' || refused)
    return (
      <Outcome tone="failed" icon={Unlink} title={t('linkInvalid')} text={t('mails.invalidText')}>
        <ButtonLink to="/">{t('toHome')}</ButtonLink>
      </Outcome>
    );
  return (
    <div className="flex flex-col gap-4">
      {follow.isError && (
        <FormFailure title={t('mails.failed')} text={errorMessage(follow.error)} />
      )}
      <Button
        size="lg"
        className="w-full"
        pending={follow.isPending}
        onClick={() => follow.mutate()}
      >
        {t(`mails.${does}`)}
      </Button>
    </div>
  );
}
