import type { ComponentType, ReactElement } from 'react';
import { PartCode } from './part-code';

/**
 * A lazy component whose code a rendered page that shows it loads with its first scripts.
 * @param source its file, from the folder of the build
 */
export const pagePart = <Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => new PartCode(load, source).Part;
