import { Building2, Check, Megaphone, Smartphone } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card } from '@/shared/ui';
import { HomeSection } from './HomeSection';

const roles = [
  { role: 'administrator', icon: Megaphone },
  { role: 'company', icon: Building2 },
  { role: 'spectator', icon: Smartphone },
] as const;

const promises = ['first', 'second', 'third', 'fourth'] as const;

export function RoleCards(): ReactElement {
  const { t } = useTranslation('homeBlocks');
  return (
    <HomeSection title={t('roles.title')} lead={t('roles.lead')}>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
        {roles.map(({ role, icon: Icon }) => (
          <li key={role} className="flex">
            <Card className="w-full p-5">
              <span className="grid size-11 place-items-center rounded-control bg-accent text-on-accent">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <h3 className="mt-4 text-lg font-extrabold tracking-tight">
                {t(`roles.${role}.name`)}
              </h3>
              <p className="mt-1 text-sm text-ink-muted">{t(`roles.${role}.does`)}</p>
              <ul className="mt-4 grid gap-2 text-sm">
                {promises.map((promise) => (
                  <li key={promise} className="flex gap-2.5">
                    <Check
                      aria-hidden="true"
                      strokeWidth={3}
                      className="mt-1 size-3.5 shrink-0 text-accent-ink"
                    />
                    <span>{t(`roles.${role}.${promise}`)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
