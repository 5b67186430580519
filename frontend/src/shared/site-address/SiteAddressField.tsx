import { isLocalAddress, limits, type SiteAddressView } from '@kolo/domain';
import type { ReactElement, Ref } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, Input } from '@/shared/ui';

interface Props {
  view: SiteAddressView;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Warns of an address that no tablet reaches, and offers those of the network. */
export function SiteAddressField({ view, value, onChange, error, ref }: Props): ReactElement {
  const { t } = useTranslation('setup');
  const { isFixed, networkAddresses } = view;
  return (
    <div className="flex flex-col gap-2">
      <FormField label={t('siteAddress')} hint={t('siteAddressHint')} error={error}>
        <Input
          ref={ref}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isFixed}
          maxLength={limits.siteAddress}
        />
      </FormField>
      {isLocalAddress(value) && !isFixed && (
        <div role="status" className="rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          <p className="font-semibold">{t('siteAddressLocal')}</p>
          <p>{t(networkAddresses.length > 0 ? 'siteAddressChoose' : 'siteAddressType')}</p>
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {networkAddresses.map((address) => (
              <Button key={address} variant="secondary" onClick={() => onChange(address)}>
                {address}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
