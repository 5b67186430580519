import { Handshake } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader, EmptyState, SkeletonRows } from '@/shared/ui';
import { SponsorLogoRow } from './SponsorLogoRow';
import { useSponsorships } from './use-sponsorships';

/** A company sees its own logos, the administrator all of them. */
export function SponsorLogos(): ReactElement {
  const { t } = useTranslation('sponsors');
  const sponsorships = useSponsorships();
  return (
    <Card>
      <CardHeader title={t('title')} aside={t('hint')} />
      <Loaded query={sponsorships} loading={<SkeletonRows rows={1} rowClassName="h-20" />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<Handshake aria-hidden="true" className="size-7" />}
              title={t('empty')}
              description={t('emptyHint')}
            />
          ) : (
            <ul className="divide-y">
              {all.map((one) => (
                <li key={one.id}>
                  <SponsorLogoRow sponsorship={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
