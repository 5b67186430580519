import type { OwnEmail as OwnEmailAnswer } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Skeleton } from '@/shared/ui';

/** The account's mail address, and whether it is confirmed. */
export function OwnEmail(): ReactElement | null {
  const { t } = useTranslation('account');
  const own = useQuery<OwnEmailAnswer>({ queryKey: ['/api/user/email'], refetchOnMount: 'always' });
  const ask = useWrite({
    send: () => request<{ message: string }>('/api/user/email/confirmation', { method: 'POST' }),
    done: ({ message }) => ({ title: t('confirmationSent'), description: message }),
    failed: t('confirmationFailed'),
    changes: ['/api/user/email'],
  });
  if (own.isPending) return <Skeleton className="h-5 w-40" />;
  if (own.data === undefined) return null;
  if (own.data.confirmed)
    return (
      <>
        <span className="wrap-anywhere">{own.data.email}</span>
        <span className="flex items-center justify-end gap-1 text-xs font-normal text-ok">
          <CircleCheck aria-hidden="true" className="size-4" />
          {t('emailConfirmed')}
        </span>
      </>
    );
  return (
    <>
      <span className="wrap-anywhere">{own.data.email}</span>
      <span className="block text-xs font-normal text-warn">{t('emailUnconfirmed')}</span>
      <Button
        variant="secondary"
        className="mt-2"
        pending={ask.isPending}
        disabled={ask.isSuccess}
        onClick={() => ask.mutate(undefined)}
      >
        {t('sendConfirmation')}
      </Button>
    </>
  );
}
