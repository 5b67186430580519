import type { WeeklyMail as WeeklyMailChoice } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardBody, CardHeader, Checkbox, Skeleton } from '@/shared/ui';

const path = '/api/user/weekly-mail';

/** Turns the weekly email on and off. */
export function WeeklyMail({ role }: { role: 'company' | 'admin' }): ReactElement | null {
  const { t } = useTranslation('account');
  const own = useQuery<WeeklyMailChoice>({ queryKey: [path], refetchOnMount: 'always' });
  const choose = useWrite({
    send: (isOn: boolean) => request<WeeklyMailChoice>(path, { method: 'PUT', body: { isOn } }),
    done: ({ isOn }) => ({ title: t(isOn ? 'weekly.on' : 'weekly.off') }),
    failed: t('weekly.failed'),
    changes: [path],
  });
  if (!own.isPending && own.data === undefined) return null;
  return (
    <Card>
      <CardHeader title={t('weekly.title')} />
      <CardBody>
        {own.data === undefined ? (
          <Skeleton className="h-11 w-full" />
        ) : (
          <Checkbox
            label={t('weekly.label')}
            hint={t(`weekly.hint.${role}`)}
            checked={own.data.isOn}
            disabled={choose.isPending}
            onChange={({ target }) => choose.mutate(target.checked)}
          />
        )}
      </CardBody>
    </Card>
  );
}
