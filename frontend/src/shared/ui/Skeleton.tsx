import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

export function Skeleton({ className }: { className?: string }): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse rounded-md bg-ink/10', className)}
    />
  );
}

interface RowsProps {
  rows?: number;
  rowClassName?: string;
}

export function SkeletonRows({ rows = 5, rowClassName = 'h-14' }: RowsProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <Skeleton key={key} className={clsx('w-full rounded-control', rowClassName)} />
      ))}
    </div>
  );
}
