import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

export function ConsoleBar({ icon: Icon, title, text, children }: Props): ReactElement {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-t-2 border-danger bg-danger-soft px-4 py-2 text-danger"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 text-sm">
        <strong className="block text-base font-extrabold">{title}</strong>
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-nowrap max-sm:*:min-w-0 max-sm:*:flex-1 max-sm:*:gap-1.5 max-sm:*:px-2 max-sm:*:text-sm max-sm:*:leading-tight">
        {children}
      </div>
    </div>
  );
}
