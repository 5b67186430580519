import type { ComponentType, ReactElement } from 'react';
import { PartCode } from './part-code';

/**
 * A lazy component that the server preloads if the page it rendered contains it.
 * @param source its file, from the folder of the build
 */
export const pagePart = <Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => new PartCode(load, source).Part;
