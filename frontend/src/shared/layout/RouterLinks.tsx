import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NavigationContext } from '@/shared/ui/navigation';

/** Lets links change the page without loading it. */
export function RouterLinks({ children }: { children: ReactNode }): ReactElement {
  const place = useLocation();
  const navigation = useMemo(() => ({ place, Anchor: Link }), [place]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
