import { ExternalLink } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RenderedAt } from '@/shared/live/RenderedAt';
import { useTabTitle } from '@/shared/ui';

interface Props {
  /** The tab's title; nobody sees it around a frame. */
  tab: string;
  title: string;
  /** Part of the title that stays visible when the rest is cut. */
  titleEnd?: string;
  aside?: ReactNode;
  /** The page with more of it. */
  path: string;
  more: string;
  children: ReactNode;
}

/** The part embedded in another site; its link opens a tab of its own. */
export function EmbedFrame({
  tab,
  title,
  titleEnd = '',
  aside,
  path,
  more,
  children,
}: Props): ReactElement {
  const { t } = useTranslation('embed');
  useTabTitle(tab);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <header className="flex items-center justify-between gap-3 border-t-4 border-t-accent px-4 pt-3 pb-2">
        <h1 className="flex min-w-0 text-base font-extrabold tracking-tight">
          <span dir="auto" translate="no" className="line-clamp-2 wrap-anywhere">
            {title}
          </span>
          <span className="shrink-0 whitespace-pre">{titleEnd}</span>
        </h1>
        {aside}
      </header>
      <div className="flex flex-1 flex-col justify-center px-4">{children}</div>
      <RenderedAt className="px-4 pb-2 text-center text-xs text-ink-muted" />
      <footer className="flex items-center justify-between gap-3 border-t px-4">
        <span className="text-xs font-extrabold tracking-tight">Kolo</span>
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline"
        >
          <span>{more}</span>
          <span className="sr-only">({t('frame.newTab')})</span>
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      </footer>
    </div>
  );
}
