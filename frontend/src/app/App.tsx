import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { embeddedLook } from '@/shared/page/embedded-look';
import { PageContext, type RenderedFrom } from '@/shared/page/page-data';
import { Toasts } from '@/shared/ui';
import { Pages } from './router';
import { SendWaitingTaps } from './SendWaitingTaps';
import { SignInAgain } from './SignInAgain';

interface Props {
  client: QueryClient;
  /** Null in a page that the server did not render. */
  page: RenderedFrom | null;
  /** The browser follows its address, the server has one. */
  inRouter: (pages: ReactElement) => ReactElement;
}

export function App({ client, page, inRouter }: Props): ReactElement {
  return (
    <PageContext value={page}>
      <QueryClientProvider client={client}>
        {inRouter(<Pages />)}
        <Toasts />
        <SignInAgain />
        {embeddedLook() === null && <SendWaitingTaps />}
      </QueryClientProvider>
    </PageContext>
  );
}
