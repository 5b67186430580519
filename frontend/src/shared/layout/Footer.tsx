import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LogoMark } from './Logo';

export function Footer(): ReactElement {
  const { t } = useTranslation('layout');
  return (
    <footer
      data-screen
      className="border-t pb-[calc(var(--spacing-bottombar)+env(safe-area-inset-bottom)+1rem)] lg:pb-0"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-5 text-xs text-ink-muted sm:px-6">
        <LogoMark className="size-5 [--accent:var(--accent-ink)]" />
        <span className="font-semibold">{t('footer')}</span>
        <span className="sm:ml-auto">{t('footerNote')}</span>
        <a
          href="/third-party-licences.txt"
          className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          {t('licences')}
        </a>
      </div>
    </footer>
  );
}
