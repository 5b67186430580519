import { type ComponentType, type ReactElement, useState } from 'react';
import { firstTouch } from '@/shared/browser/first-touch';
import { importWhenOnline } from '@/shared/browser/import-when-online';
import { lazyComponent } from './lazy-component';

/** A part of a page whose code is loaded with it, or before. */
export class PartCode<Props extends object = object> {
  loaded: ComponentType<Props> | null = null;
  readonly Lazy: ComponentType<Props>;
  /** Loaded when the page has been touched. */
  readonly AfterTouch: ComponentType<Props>;
  readonly #load: () => Promise<ComponentType<Props>>;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
    this.Lazy = lazyComponent(load) as ComponentType<Props>;
    this.AfterTouch = lazyComponent(() => firstTouch().then(load)) as ComponentType<Props>;
  }

  /** Afterwards the part is shown at once. */
  async preload(): Promise<void> {
    this.loaded = await importWhenOnline(this.#load);
  }

  /** Stays what it was first, so that a part whose code arrives later is not begun twice. */
  readonly Part = (props: Props): ReactElement => {
    const [Code] = useState(() => this.loaded ?? this.Lazy);
    return <Code {...props} />;
  };
}
