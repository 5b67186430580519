import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patientImport } from './patient-import';

/** A part of the screen whose code comes when it is first shown, and waits for a network where there is none. */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await patientImport(load) }));
