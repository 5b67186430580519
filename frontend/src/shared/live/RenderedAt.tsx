import { type ReactElement, use } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PageContext } from '@/shared/page/page-data';

/** A frame without scripts (`sandbox=""`) neither goes on nor refreshes by itself, so it says when it was made. */
export function RenderedAt({ className }: { className: string }): ReactElement | null {
  const { t } = useTranslation('embed');
  const { dateTime } = useFormat();
  const page = use(PageContext);
  if (page === null) return null;
  const { now, path, search } = page.data;
  return (
    <noscript>
      <p className={className}>
        <span>{t('frame.renderedAt', { at: dateTime(now) })}</span>{' '}
        <a href={path + search} className="font-semibold underline underline-offset-4">
          {t('frame.refresh')}
        </a>
      </p>
    </noscript>
  );
}
