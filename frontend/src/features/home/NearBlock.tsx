import type { SessionUser } from '@kolo/domain';
import { clsx } from 'clsx';
import {
  type ComponentType,
  memo,
  type ReactElement,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { TranslatorContext } from '@/shared/i18n/use-translation';
import { Skeleton } from '@/shared/ui';

export type Block = ComponentType<{ user: SessionUser | null }>;

interface Props {
  name: string;
  block: Block;
  user: SessionUser | null;
}

/** A block loads when it is this near, so that it is there when the reader arrives. */
const aheadPx = 160;
/** A busy device waits no longer. */
const idleMs = 2_000;

/** Kept between visits, so that a returning reader finds the page as tall as they left it. */
const reached = new Set<string>();

/** Laying out the blocks below the fold would block a slow phone while it starts. */
const laidOutWhenNear =
  'not-empty:[contain-intrinsic-size:auto_40rem] not-empty:[content-visibility:auto]';

interface Gate {
  passed: Promise<void>;
  open: () => void;
}

function gateOf(name: string): Gate | null {
  // On the server everything is near.
  if (reached.has(name) || typeof IntersectionObserver === 'undefined') return null;
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/**
 * A part of a page that waits for its reader with what the server rendered, or with an empty frame.
 * A new `user` object would make React throw the server's part away.
 */
export const NearBlock = memo(function NearBlock({ name, block, user }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => gateOf(name));
  const [wasReached] = useState(() => reached.has(name));
  useEffect(() => {
    const { current } = place;
    if (gate === null || current === null) return;
    current.dataset.moreBelow = '';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        delete current.dataset.moreBelow;
        reached.add(name);
        gate.open();
      },
      { rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [gate, name]);
  return (
    // One without content takes no gap either.
    <div
      ref={place}
      className={clsx('min-w-0 empty:-mt-12 sm:empty:-mt-16', !wasReached && laidOutWhenNear)}
    >
      <TranslatorContext value={use(TranslatorContext).deferred}>
        <Suspense fallback={<BlockPlaceholder onIdle={gate?.open} />}>
          <Passed gate={gate} block={block} user={user} />
        </Suspense>
      </TranslatorContext>
    </div>
  );
});

interface PassedProps extends Omit<Props, 'name'> {
  gate: Gate | null;
}

function Passed({ gate, block: Shown, user }: PassedProps): ReactElement {
  if (gate !== null) use(gate.passed);
  return <Shown user={user} />;
}

/** Seen where the server rendered nothing, so the block comes without its reader once there is time. */
function BlockPlaceholder({ onIdle }: { onIdle: (() => void) | undefined }): ReactElement {
  useEffect(() => (onIdle === undefined ? undefined : whenIdle(onIdle)), [onIdle]);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <Skeleton className="mb-5 h-11 w-64 max-w-full" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  );
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, idleMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: idleMs });
  return () => cancelIdleCallback(request);
}
