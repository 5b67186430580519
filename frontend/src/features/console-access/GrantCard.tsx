import type { ConsoleView } from '@kolo/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { request } from '@/shared/api/request';
import { rememberGrants } from '@/shared/console/own-grants';
import { ownGrantsQuery } from '@/shared/console/use-own-grants';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader } from '@/shared/ui';
import { MatchLinks } from './MatchLinks';

export function GrantCard({ grant }: { grant: ConsoleView }): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const format = useFormat();
  const client = useQueryClient();
  const leave = useMutation({
    mutationFn: () => request<void>('/api/console/leave', { method: 'POST', body: {} }),
    onSuccess: () => {
      rememberGrants({ grants: [] });
      return client.resetQueries({ queryKey: ownGrantsQuery.queryKey });
    },
  });
  return (
    <Card>
      <CardHeader title={grant.label} />
      <MatchLinks matches={grant.matches} grant={{ id: grant.grantId, device: grant.device }} />
      <CardBody className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">
          {t('validFromTo', {
            from: format.dateTime(grant.validFrom),
            to: format.dateTime(grant.validTo),
          })}
        </p>
        <Button variant="ghost" pending={leave.isPending} onClick={() => leave.mutate()}>
          {t('leave')}
        </Button>
      </CardBody>
    </Card>
  );
}
