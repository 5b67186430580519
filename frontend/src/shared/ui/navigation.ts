import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  to: string;
  /** Kept in the browser's history: where to go back to after the sign-in. */
  state?: unknown;
  replace?: boolean;
}

/** Where the page is. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

export interface Navigation {
  place: Place;
  Anchor: ComponentType<LinkProps>;
}

/** Null on pages without a router, whose links load the next page from the server. */
export const NavigationContext = createContext<Navigation | null>(null);

/** The last part of the path: the id in the address of a match. */
export const usePathEnd = (): string => usePlace().pathname.split('/').filter(Boolean).at(-1) ?? '';

export function usePlace(): Place {
  const navigation = useContext(NavigationContext);
  if (navigation !== null) return navigation.place;
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: null };
}
