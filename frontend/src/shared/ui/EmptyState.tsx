import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, description, icon, action, className }: Props): ReactElement {
  return (
    <div className={clsx('flex flex-col items-center px-6 py-12 text-center', className)}>
      {icon !== undefined && (
        <div className="mb-4 grid size-14 place-items-center rounded-2xl bg-sunken text-ink-muted">
          {icon}
        </div>
      )}
      <p className="text-base font-bold">{title}</p>
      {description !== undefined && (
        <p className="mt-1 max-w-sm text-sm text-ink-muted">{description}</p>
      )}
      {action !== undefined && <div className="mt-5 empty:hidden">{action}</div>}
    </div>
  );
}
