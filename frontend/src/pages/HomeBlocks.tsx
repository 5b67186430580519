import type { SessionUser } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { type Block, NearBlock } from '@/features/home/NearBlock';
import { lazyComponent } from '@/shared/page/lazy-component';
import { useWide } from '@/shared/ui';

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
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16',
        user !== null && 'py-10 sm:py-12',
      )}
    >
      {all.map(([name, block]) => (
        <NearBlock key={name} name={name} block={block} user={user} />
      ))}
    </div>
  );
}
