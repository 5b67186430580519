import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importWhenOnline } from '@/shared/browser/import-when-online';

/** A component whose code is loaded when it is first shown. */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await importWhenOnline(load) }));
