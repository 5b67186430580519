import type { MembershipPackage } from '@kolo/domain';
import { clsx } from 'clsx';
import { Check, PackageOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { companyRegistrationPath } from '@/shared/accounts/registration-path';
import { Loaded, usePackages } from '@/shared/api';
import { useFormat, usePackageName } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, ButtonLink, EmptyState, Skeleton, VisuallyHidden } from '@/shared/ui';
import { HomeSection } from './HomeSection';

const bestBuy = 'Gold';

export function Packages(): ReactElement {
  const { t } = useTranslation('packages');
  const packages = usePackages();
  return (
    <HomeSection title={t('title')} lead={t('lead')}>
      <Loaded query={packages} loading={<Waiting />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<PackageOpen aria-hidden="true" className="size-7" />}
              title={t('empty')}
            />
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4">
              {all.map((one) => (
                <li key={one.id} className="flex">
                  <PackageCard membership={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </HomeSection>
  );
}

function PackageCard({ membership }: { membership: MembershipPackage }): ReactElement {
  const { t, i18n } = useTranslation('packages');
  const format = useFormat();
  const { id, name, price, features } = membership;
  const isBest = name === bestBuy;
  const shownName = usePackageName()(name);
  /** The administrator may add features that the texts do not know. */
  const textOf = (key: string, fallback: string): string =>
    i18n.has('packages', key) ? t(key as 'title') : fallback;
  return (
    <article
      className={clsx(
        'relative flex w-full flex-col rounded-card border bg-surface p-5 shadow-card',
        isBest && 'border-2 border-accent-ink',
      )}
    >
      {isBest && (
        <Badge tone="accent" className="absolute -top-3 left-5">
          {t('bestBuy')}
        </Badge>
      )}
      <h3 className="text-lg font-extrabold tracking-tight">{shownName}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
        <span className="numerals text-2xl font-black tracking-tight">{format.price(price)}</span>
        <span className="text-sm text-ink-muted">{t('perSeason')}</span>
      </p>
      <ul className="mt-4 mb-5 grid flex-1 content-start gap-2 border-t pt-4 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check
              aria-hidden="true"
              strokeWidth={3}
              className="mt-1 size-3.5 shrink-0 text-accent-ink"
            />
            <span>
              {textOf(`featureOf.${name}.${feature}`, textOf(`feature.${feature}`, feature))}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink to={companyRegistrationPath(id)} variant={isBest ? 'primary' : 'secondary'}>
        {t('choose')}
        <VisuallyHidden>
          : <span>{shownName}</span>
        </VisuallyHidden>
      </ButtonLink>
    </article>
  );
}

function Waiting(): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-88 rounded-card" />
      ))}
    </div>
  );
}
