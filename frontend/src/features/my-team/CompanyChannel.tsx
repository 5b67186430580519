import type { CompanyChannelAnswer, CompanyChannelRequest, CompanyChannelView } from '@kolo/domain';
import { longestChannelAddress } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Loaded, request, useWrite } from '@/shared/api';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  CardBody,
  CardHeader,
  ConfirmDialog,
  FormField,
  Input,
  Skeleton,
} from '@/shared/ui';

const path = '/api/user/channel';

/** Where news of the company's teams is posted. */
export function CompanyChannel(): ReactElement {
  const { t } = useTranslation('myTeam');
  const own = useQuery<CompanyChannelAnswer>({ queryKey: [path] });
  return (
    <section aria-label={t('channel.title')}>
      <Card>
        <CardHeader title={t('channel.title')} />
        <CardBody>
          <Loaded query={own} loading={<Skeleton className="h-24 w-full" />}>
            {({ channel }) =>
              channel === null ? <AddressForm /> : <ConnectedChannel channel={channel} />
            }
          </Loaded>
        </CardBody>
      </Card>
    </section>
  );
}

function AddressForm(): ReactElement {
  const { t } = useTranslation('myTeam');
  const [address, setAddress] = useState('');
  const save = useWrite({
    send: (body: CompanyChannelRequest) =>
      request<CompanyChannelAnswer>(path, { method: 'PUT', body }),
    done: () => ({ title: t('channel.saved'), description: t('channel.savedHint') }),
    failed: t('channel.saveFailed'),
    changes: [path],
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ address });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t('channel.hint')}</p>
      <FormField label={t('channel.address')} hint={t('channel.addressHint')}>
        <Input
          type="url"
          required
          autoComplete="off"
          maxLength={longestChannelAddress}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </FormField>
      <Button type="submit" className="self-start" disabled={save.isPending}>
        {t('channel.save')}
      </Button>
    </form>
  );
}

const tones: Record<CompanyChannelView['state'], BadgeTone> = {
  on: 'ok',
  failing: 'warn',
  off: 'danger',
};

function ConnectedChannel({ channel }: { channel: CompanyChannelView }): ReactElement {
  const { host, state, lastSentAt } = channel;
  const { t } = useTranslation('myTeam');
  const { dateTime } = useFormat();
  const [asking, setAsking] = useState(false);
  const test = useWrite({
    send: () => request<CompanyChannelAnswer>(`${path}/test`, { method: 'POST' }),
    done: () => ({ title: t('channel.tested') }),
    failed: t('channel.testFailed'),
    changes: [path],
  });
  const remove = useWrite({
    send: () => request<CompanyChannelAnswer>(path, { method: 'DELETE' }),
    done: () => ({ title: t('channel.removed') }),
    failed: t('channel.removeFailed'),
    changes: [path],
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <span translate="no" className="font-semibold wrap-anywhere">
          {host}
        </span>
        <Badge tone={tones[state]}>{t(`channel.state.${state}`)}</Badge>
      </div>
      {state !== 'on' && <p className="text-sm">{t(`channel.${state}Hint`)}</p>}
      <p className="text-sm text-ink-muted">
        {lastSentAt === null
          ? t('channel.none')
          : t('channel.lastSent', { when: dateTime(lastSentAt) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={test.isPending}
          onClick={() => test.mutate(undefined)}
        >
          {t('channel.test')}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('channel.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('channel.removeAsk')}
        description={t('channel.removeText')}
        confirmLabel={t('channel.remove')}
        variant="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
