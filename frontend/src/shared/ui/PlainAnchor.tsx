import type { ReactElement } from 'react';
import type { LinkProps } from './navigation';

/** Loads the next page from the server. */
export function PlainAnchor({ to, state, replace: _, ...rest }: LinkProps): ReactElement {
  return <a {...rest} href={withReturn(to, state)} />;
}

/** A loaded page has no state in its history yet, so the address says where to return to. */
function withReturn(to: string, state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return to;
  return typeof state.from === 'string' ? `${to}?from=${encodeURIComponent(state.from)}` : to;
}
