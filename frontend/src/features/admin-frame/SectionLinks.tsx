import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { AdminSection, AdminSections } from './admin-section';
import { SectionLink } from './SectionLink';

interface Props {
  sections: AdminSections;
  shown: AdminSection['id'];
}

/** A row that scrolls sideways on a phone, a grid on a tablet, a column on a desktop. */
export function SectionLinks({ sections, shown }: Props): ReactElement {
  const { t } = useTranslation('admin');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const place = row.current?.querySelector<HTMLElement>(`[data-section="${shown}"]`);
    if (row.current === null || !place) return;
    // Scrolls only the row; `scrollIntoView` would scroll the page too.
    row.current.scrollLeft = place.offsetLeft - (row.current.clientWidth - place.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav aria-label={t('sectionsLabel')} className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <ul
        ref={row}
        className="-mx-4 flex snap-x scroll-px-4 gap-2 scroll-x px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0 lg:max-h-[calc(100dvh-6rem)] lg:grid-cols-1 lg:gap-1"
      >
        {sections.map((section) => (
          <li key={section.id} data-section={section.id} className="shrink-0 snap-start sm:min-w-0">
            <SectionLink section={section} current={section.id === shown} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
