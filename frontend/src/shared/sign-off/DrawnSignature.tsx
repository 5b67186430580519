import type { ReactElement } from 'react';
import { drawnLine, padSize } from './drawn-path';

export function DrawnSignature({ path, label }: { path: string; label: string }): ReactElement {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${padSize.width} ${padSize.height}`}
      className="h-14 max-w-full"
    >
      <path d={path} {...drawnLine} />
    </svg>
  );
}
