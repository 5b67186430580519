import type { SiteAddressView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { proposedAddress } from '@/shared/site-address/proposed-address';
import { SiteAddressField } from '@/shared/site-address/SiteAddressField';
import { siteAddressPath, useSiteAddress } from '@/shared/site-address/use-site-address';
import { Button, Card, CardBody, CardHeader } from '@/shared/ui';

/** Under which address people reach the site, for administrators. */
export function SiteAddressCard(): ReactElement | null {
  const { t } = useTranslation('setup');
  const { data: view } = useSiteAddress();
  const [typed, setTyped] = useState<string | null>(null);
  const save = useWrite({
    send: (origin: string) =>
      request<SiteAddressView>(siteAddressPath, { method: 'PUT', body: { origin } }),
    done: () => ({ title: t('siteAddressSaved') }),
    changes: [siteAddressPath],
  });
  if (view === undefined) return null;
  const value = typed ?? view.origin ?? proposedAddress(view);
  return (
    <Card className="mt-6">
      <CardHeader title={t('siteAddressLegend')} />
      <CardBody>
        <form
          noValidate
          className="flex max-w-xl flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(value, { onSuccess: () => setTyped(null) });
          }}
        >
          <SiteAddressField view={view} value={value} onChange={setTyped} />
          {view.isFixed ? (
            <p className="text-sm text-ink-muted">{t('siteAddressFixed')}</p>
          ) : (
            <Button type="submit" className="self-start" pending={save.isPending}>
              {t('siteAddressSave')}
            </Button>
          )}
        </form>
      </CardBody>
    </Card>
  );
}
