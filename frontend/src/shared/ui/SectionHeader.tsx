import type { ReactElement, ReactNode, RefObject } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Where it takes the focus of a removed element. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** What can be done there. */
  children: ReactNode;
}

/** The head of a part of a page, where the page has several. */
export function SectionHeader({ title, lead, headingRef, children }: Props): ReactElement {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <h2 ref={headingRef} tabIndex={headingRef && -1} className="headline text-2xl outline-none">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-1 max-w-prose text-sm text-ink-muted">{lead}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">{children}</div>
    </div>
  );
}
