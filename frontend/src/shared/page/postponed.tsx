import { type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { touchPage } from '@/shared/browser/first-touch';
import { isSearchShortcut } from '@/shared/browser/search-shortcut';
import { useRenderedFrom } from './page-data';
import type { PartCode } from './part-code';

interface Props<PartProps extends object> {
  code: PartCode<PartProps>;
  props: PartProps;
}

/**
 * A part that a page needs only when somebody uses it: until the page is touched, it stays as the
 * server rendered it, and its code is not loaded.
 */
export function Postponed<PartProps extends object>({
  code,
  props,
}: Props<PartProps>): ReactElement {
  const page = useRenderedFrom();
  const isRendered = page !== null && !page.isServer;
  const [Code] = useState(() => (isRendered ? code.AfterTouch : (code.loaded ?? code.Lazy)));
  const [isThere, setThere] = useState(!isRendered);
  const [first] = useState(props);
  const shown = (
    <Suspense>
      <Code {...props} />
      <Arrival onArrive={() => setThere(true)} />
    </Suspense>
  );
  // Any other element would end what the server rendered before the code is there.
  const [rendered] = useState(shown);
  const isOther = !isThere && !hasSame(first, props);
  useEffect(() => {
    if (isOther) touchPage();
  }, [isOther]);
  return <ReplayedClicks isThere={isThere}>{isThere ? shown : rendered}</ReplayedClicks>;
}

function Arrival({ onArrive }: { onArrive: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what stands beside it works.
  useEffect(onArrive, []);
  return null;
}

/**
 * The first touch may be a press of a button that cannot answer yet, or the shortcut for the search: the
 * button is pressed again when it can.
 */
function ReplayedClicks({
  isThere,
  children,
}: {
  isThere: boolean;
  children: ReactNode;
}): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isThere) pressed.current?.click();
    pressed.current = null;
    if (isThere) return;
    const keep = ({ target }: MouseEvent): void => {
      if (target instanceof Element && place.current?.contains(target))
        pressed.current = target.closest('button');
    };
    const keepSearch = (event: KeyboardEvent): void => {
      const search =
        isSearchShortcut(event) && place.current?.querySelector<HTMLElement>('[aria-keyshortcuts]');
      if (!search) return;
      event.preventDefault();
      pressed.current = search;
    };
    // React stops clicks at its root while what was clicked cannot answer.
    window.addEventListener('click', keep, true);
    window.addEventListener('keydown', keepSearch, true);
    return () => {
      window.removeEventListener('click', keep, true);
      window.removeEventListener('keydown', keepSearch, true);
    };
  }, [isThere]);
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}

const hasSame = (a: object, b: object): boolean =>
  Object.entries(a).every(([name, value]) => Object.is(value, Reflect.get(b, name)));
