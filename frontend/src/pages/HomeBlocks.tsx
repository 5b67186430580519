import type { SessionUser } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import { useReached } from '@/features/home/use-reached';
import { lazyComponent } from '@/shared/lazy-component';
import { Skeleton, useWide } from '@/shared/ui';

type Block = ComponentType<{ user: SessionUser | null }>;

const CommentaryCarousel = lazyComponent(
  async () => (await import('@/features/home/CommentaryCarousel')).CommentaryCarousel,
);
const RoleCards = lazyComponent(async () => (await import('@/features/home/RoleCards')).RoleCards);
const HomeTable = lazyComponent(async () => (await import('./HomeTable')).HomeTable);
const UpcomingBlock = lazyComponent(
  async () => (await import('@/features/home/UpcomingBlock')).UpcomingBlock,
);
const HomeStatistics = lazyComponent(async () => (await import('./HomeStatistics')).HomeStatistics);
const Packages = lazyComponent(async () => (await import('@/features/home/Packages')).Packages);
const ContactBlock = lazyComponent(
  async () => (await import('@/features/home/ContactBlock')).ContactBlock,
);

const blocks: Record<'visitor' | 'phone' | 'signedIn', readonly (readonly [string, Block])[]> = {
  visitor: [
    ['commentary', CommentaryCarousel],
    ['roles', RoleCards],
    ['table', HomeTable],
    ['upcoming', UpcomingBlock],
    ['statistics', HomeStatistics],
    ['packages', Packages],
    ['contact', ContactBlock],
  ],
  // On a phone the table would be far below everything that explains the league.
  phone: [
    ['table', HomeTable],
    ['upcoming', UpcomingBlock],
    ['commentary', CommentaryCarousel],
    ['statistics', HomeStatistics],
    ['roles', RoleCards],
    ['packages', Packages],
    ['contact', ContactBlock],
  ],
  signedIn: [
    ['commentary', CommentaryCarousel],
    ['table', HomeTable],
    ['upcoming', UpcomingBlock],
    ['statistics', HomeStatistics],
  ],
};

/** The home page below its first screen. Each block loads and fails on its own. */
export function HomeBlocks({ user }: { user: SessionUser | null }): ReactElement {
  const wide = useWide('md');
  const visitor = wide ? 'visitor' : 'phone';
  const all = blocks[user === null ? visitor : 'signedIn'];
  const { reached, end } = useReached(all.length);
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16',
        user !== null && 'py-10 sm:py-12',
      )}
    >
      {all.slice(0, reached).map(([name, Shown]) => (
        <Suspense key={name} fallback={<BlockPlaceholder />}>
          <Shown user={user} />
        </Suspense>
      ))}
      {reached < all.length && <div ref={end} data-more-below className="min-h-[300vh]" />}
    </div>
  );
}

const BlockPlaceholder = (): ReactElement => (
  <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
    <Skeleton className="mb-5 h-11 w-64 max-w-full" />
    <Skeleton className="h-80 w-full rounded-card" />
  </div>
);
