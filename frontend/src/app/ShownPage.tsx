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

export function ShownPage({ code }: { code: PageCode }): ReactElement {
  const [Page] = useState(() => code.loaded ?? code.Lazy);
  return <Page />;
}
