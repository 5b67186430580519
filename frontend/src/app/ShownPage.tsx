import type { ComponentType, ReactElement } from 'react';
import { PartCode } from '@/shared/page/part-code';

/** A page whose code is loaded with it. */
export class PageCode extends PartCode {
  /** @param name its file in `src/pages` */
  constructor(
    readonly name: string,
    load: () => Promise<ComponentType>,
  ) {
    super(load);
  }
}

interface Props {
  code: PageCode;
}

/** Remounts for another page, although routes show it in the same place. */
export const ShownPage = ({ code }: Props): ReactElement => <code.Part key={code.name} />;
