import { type ReactElement, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSpinner } from '@/shared/ui/Spinner';

export function BareLayout(): ReactElement {
  return (
    <main>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </main>
  );
}
