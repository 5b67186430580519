import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import type { ReactElement } from 'react';
import { createQueryClient } from '@/shared/api';
import { forgetLastKnown, useLastKnown } from '@/shared/api/last-known';
import { lost, ok, type Reaction, serve } from '@/shared/testing/fake-server';
import { LastKnownNotice } from './LastKnownNotice';

const path = '/api/league-table';
const noon = Date.parse('2025-10-26T11:05:00Z');

function Table(): ReactElement {
  const { data } = useQuery<string[]>({ queryKey: [path] });
  return <p>{data?.join()}</p>;
}

function Gallery(): ReactElement {
  const { data, error } = useQuery<string[]>({ queryKey: ['/api/gallery'] });
  return <p>{data?.join() ?? error?.name}</p>;
}

function open(): void {
  serve({ [`GET ${path}`]: ok(['new']) });
  const client = createQueryClient();
  client.setQueryData([path], ['old']);
  render(
    <QueryClientProvider client={client}>
      <LastKnownNotice />
      <Table />
    </QueryClientProvider>,
  );
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(noon + 60_000));
afterEach(() => forgetLastKnown());

it('is not there while the server answers', () => {
  open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says of what time the page is, in Zagreb, and reads again when it is asked to', async () => {
  open();
  act(() => useLastKnown.setState({ shown: { [path]: noon } }));
  expect(screen.getByRole('status')).toHaveTextContent('Nema veze. Stanje: danas u 12:05');
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  expect(await screen.findByText('new')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('goes with what is old, and comes again with it', async () => {
  const client = createQueryClient();
  client.setQueryData([path], ['old']);
  const screens = (page: ReactElement | null) => (
    <QueryClientProvider client={client}>
      <LastKnownNotice />
      {page}
    </QueryClientProvider>
  );
  const { rerender } = render(screens(<Table />));
  act(() => useLastKnown.setState({ shown: { [path]: noon } }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Nema veze/);
  rerender(screens(null));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  rerender(screens(<Table />));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Nema veze/));
});

it.each<[string, Reaction]>([
  ['NetworkError', lost],
  ['ApiError', [502, { error: 'service.unavailable', message: 'Ne.' }]],
])(
  'what could not be read without a server is read when the network is back: %s',
  async (failure, away) => {
    const server = serve({ 'GET /api/gallery': away });
    const client = createQueryClient();
    render(
      <QueryClientProvider client={client}>
        <LastKnownNotice />
        <Gallery />
      </QueryClientProvider>,
    );
    expect(await screen.findByText(failure)).toBeInTheDocument();
    server.on('GET /api/gallery', ok(['new']));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('new')).toBeInTheDocument();
  },
);

it('reads again by itself when the network is back', async () => {
  open();
  act(() => useLastKnown.setState({ shown: { [path]: noon } }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('new')).toBeInTheDocument();
});
