import type { ReactElement } from 'react';
import { Skeleton, SkeletonRows } from '@/shared/ui';

const stats = ['a', 'b', 'c', 'd'];

/** Has the shape of the loaded page, so that nothing jumps. */
export function TeamSkeleton(): ReactElement {
  return (
    <>
      <div className="flex items-center gap-4 sm:gap-6">
        <Skeleton className="size-20 rounded-2xl sm:size-28" />
        <div className="flex-1">
          <Skeleton className="h-9 w-48 max-w-full" />
          <Skeleton className="mt-2 h-5 w-32" />
          <Skeleton className="mt-1.5 h-4 w-44 max-w-full" />
          <Skeleton className="mt-3 h-7 w-44" />
        </div>
      </div>
      <div className="my-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {stats.map((key) => (
          <Skeleton key={key} className="h-22 rounded-card" />
        ))}
      </div>
      <SkeletonRows rows={8} rowClassName="h-11" />
    </>
  );
}
