import type { SiteAddressView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { Loaded, request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { proposedAddress } from '@/shared/site-address/proposed-address';
import { SiteAddressField } from '@/shared/site-address/SiteAddressField';
import { siteAddressPath, useSiteAddress } from '@/shared/site-address/use-site-address';
import { Button, Card } from '@/shared/ui';

/** Under which address people reach the site, for administrators. */
export function SiteAddressSection(): ReactElement {
  const { t } = useTranslation('setup');
  const address = useSiteAddress();
  return (
    <section>
      <h2 className="headline mb-4 flex min-h-11 items-center text-2xl">
        {t('siteAddressLegend')}
      </h2>
      <Loaded query={address}>
        {(view) => (
          <Card className="p-4 sm:p-5">
            <SiteAddressForm view={view} />
          </Card>
        )}
      </Loaded>
    </section>
  );
}

function SiteAddressForm({ view }: { view: SiteAddressView }): ReactElement {
  const { t } = useTranslation('setup');
  const [typed, setTyped] = useState<string | null>(null);
  const save = useWrite({
    send: (origin: string) =>
      request<SiteAddressView>(siteAddressPath, { method: 'PUT', body: { origin } }),
    done: () => ({ title: t('siteAddressSaved') }),
    changes: [siteAddressPath],
  });
  const value = typed ?? view.origin ?? proposedAddress(view);
  return (
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
  );
}
