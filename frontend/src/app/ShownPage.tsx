import { type ComponentType, type ReactElement, useState } from 'react';
import { lazyComponent } from '@/shared/lazy-component';

/** A page whose code is loaded with it. */
export class PageCode {
  readonly Lazy: ComponentType;
  loaded: ComponentType | null = null;

  /** @param name its file in `src/pages` */
  constructor(
    readonly name: string,
    private readonly load: () => Promise<ComponentType>,
  ) {
    this.Lazy = lazyComponent(load);
  }

  /** Afterwards the page is shown at once. */
  async preload(): Promise<void> {
    this.loaded = await this.load();
  }
}

interface Props {
  code: PageCode;
}

/** Another page begins anew: routes show it in the same place. */
export const ShownPage = ({ code }: Props): ReactElement => (
  <StartedPage key={code.name} code={code} />
);

/** Stays what it was first, so that a page whose code arrives later is not begun twice. */
function StartedPage({ code }: Props): ReactElement {
  const [Page] = useState(() => code.loaded ?? code.Lazy);
  return <Page />;
}
