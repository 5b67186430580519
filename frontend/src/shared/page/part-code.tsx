import { type ComponentType, type ReactElement, use, useState } from 'react';
import { firstTouch } from '@/shared/browser/first-touch';
import { importWhenOnline } from '@/shared/browser/import-when-online';
import { lazyComponent } from './lazy-component';
import { PageContext } from './page-data';

/** A part of a page whose code is loaded with it, or before. */
export class PartCode<Props extends object = object> {
  loaded: ComponentType<Props> | null = null;
  readonly Lazy: ComponentType<Props>;
  /** Loaded when the page has been touched. */
  readonly AfterTouch: ComponentType<Props>;
  readonly #load: () => Promise<ComponentType<Props>>;
  readonly #source: string | undefined;

  /** @param source its file, from the folder of the build: a rendered page that shows it links its code */
  constructor(load: () => Promise<ComponentType<Props>>, source?: string) {
    this.#load = load;
    this.#source = source;
    this.Lazy = lazyComponent(load) as ComponentType<Props>;
    this.AfterTouch = lazyComponent(() => firstTouch().then(load)) as ComponentType<Props>;
  }

  /** Afterwards the part is shown at once. */
  async preload(): Promise<void> {
    this.loaded = await importWhenOnline(this.#load);
  }

  /** Stays what it was first, so that a part whose code arrives later is not begun twice. */
  readonly Part = (props: Props): ReactElement => {
    const page = use(PageContext);
    if (this.#source !== undefined) page?.answers.shownParts.add(this.#source);
    const [Code] = useState(() => this.loaded ?? this.Lazy);
    return <Code {...props} />;
  };
}
