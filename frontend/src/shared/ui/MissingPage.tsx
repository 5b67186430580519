import type { ReactElement } from 'react';
import { ButtonLink } from './ButtonLink';
import { Page } from './Page';

/** In place of a page about something that does not exist, or no longer. */
export function MissingPage({ title, home }: { title: string; home: string }): ReactElement {
  return (
    <Page title={title} width="narrow" className="grid flex-1 place-items-center text-center">
      <div>
        <h1 className="headline text-3xl">{title}</h1>
        <ButtonLink to="/" className="mt-6">
          {home}
        </ButtonLink>
      </div>
    </Page>
  );
}
