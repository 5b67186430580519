import type { ReactElement } from 'react';
import { Skeleton, SkeletonRows } from '@/shared/ui';

export function BoardSkeleton(): ReactElement {
  return (
    <div>
      <Skeleton className="mb-2 h-4 w-28" />
      <SkeletonRows rows={5} rowClassName="h-20" />
    </div>
  );
}
