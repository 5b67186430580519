import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../shared/api';
import { Toaster } from '../shared/ui';
import { createRouter } from './router';
import { SendWaitingTaps } from './SendWaitingTaps';

export function App(): ReactElement {
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
      <SendWaitingTaps />
    </QueryClientProvider>
  );
}
