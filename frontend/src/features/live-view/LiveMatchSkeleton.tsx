import type { ReactElement } from 'react';
import { Skeleton, SkeletonRows } from '@/shared/ui';

/** Has the shape of the loaded page, so that nothing jumps. */
export function LiveMatchSkeleton(): ReactElement {
  return (
    <>
      <div
        data-theme="dark"
        className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 rounded-card border bg-canvas px-4 pt-12 pb-16 sm:px-8 sm:pt-16"
      >
        <Skeleton className="mx-auto size-14 rounded-2xl sm:size-24" />
        <Skeleton className="h-14 w-24 sm:h-20 sm:w-40" />
        <Skeleton className="mx-auto size-14 rounded-2xl sm:size-24" />
      </div>
      <div className="mt-4">
        <SkeletonRows rows={6} rowClassName="h-11" />
      </div>
    </>
  );
}
