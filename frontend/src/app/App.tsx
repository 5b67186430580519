import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { queryClient } from '@/shared/api';
import { embeddedLook } from '@/shared/embedded-look';
import { Toasts } from '@/shared/ui';
import { Router } from './router';
import { SendWaitingTaps } from './SendWaitingTaps';
import { SignInAgain } from './SignInAgain';

export function App(): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <Toasts />
      <SignInAgain />
      {embeddedLook() === null && <SendWaitingTaps />}
    </QueryClientProvider>
  );
}
