import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminSections } from './admin-section';
import { SectionLinks } from './SectionLinks';

/** Links to every section, and the section in the address. */
export function AdminFrame({ sections }: { sections: AdminSections }): ReactElement {
  const [search] = useSearchParams();
  const named = search.get('section');
  const shown = sections.find(({ id }) => id === named) ?? sections[0];
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
      <SectionLinks sections={sections} shown={shown.id} />
      <div key={shown.id} className="min-w-0">
        {shown.render()}
      </div>
    </div>
  );
}
