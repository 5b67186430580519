import { type ReactElement, type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Links or buttons right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A region named by its heading. */
export function HomeSection({ title, lead, aside, children }: Props): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 sm:mb-5">
        {/* In large letters the link is below the heading. */}
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={id} className="headline text-2xl sm:text-3xl">
            {title}
          </h2>
          {lead !== undefined && <p className="mt-1.5 text-ink-muted">{lead}</p>}
        </div>
        {aside !== undefined && <div className="ml-auto flex items-center">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
