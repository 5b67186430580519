import { type ReactElement, useContext } from 'react';
import { type LinkProps, NavigationContext, usePlace } from './navigation';
import { PlainAnchor } from './PlainAnchor';

/** The router's link inside the app, a plain one on pages without a router. */
export function Link(props: LinkProps): ReactElement {
  const Anchor = useContext(NavigationContext)?.Anchor ?? PlainAnchor;
  return <Anchor {...props} />;
}

interface PlaceLinkProps extends Omit<LinkProps, 'className'> {
  className: (state: { isActive: boolean }) => string;
}

/** A link of a navigation, which marks the place where the page is. */
export function PlaceLink({ to, className, ...rest }: PlaceLinkProps): ReactElement {
  const { pathname } = usePlace();
  const isActive = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={className({ isActive })}
    />
  );
}
