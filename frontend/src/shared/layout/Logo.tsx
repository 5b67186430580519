import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

export function LogoMark({ className = 'size-9' }: { className?: string }): ReactElement {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx('shrink-0', className)}>
      <circle
        cx="16"
        cy="16"
        r="12"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeDasharray="60.5 14.9"
        transform="rotate(-4 16 16)"
      />
      <circle cx="26.2" cy="9.6" r="2.7" fill="var(--accent)" />
      <path
        d="M12.2 9.6v12.8M12.4 17.2l6.6-7M14.8 14.8l5.2 7.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo(): ReactElement {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark />
      <span className="flex flex-col leading-none">
        <span className="text-lg leading-none font-black tracking-tight @max-[12rem]:sr-only">
          {t('appName')}
        </span>
        <span className="mt-1 hidden text-[0.625rem] leading-none font-medium whitespace-nowrap text-ink-muted min-[30rem]:block sm:text-[0.6875rem]">
          {t('slogan')}
        </span>
      </span>
    </span>
  );
}
