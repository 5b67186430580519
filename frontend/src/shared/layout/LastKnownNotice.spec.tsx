import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import type { ReactElement } from 'react';
import { createQueryClient } from '../api';
import { forgetLastKnown, useLastKnown } from '../api/last-known';
import { LastKnownNotice } from './LastKnownNotice';

const path = '/api/league-table';
const noon = Date.parse('2025-10-26T11:05:00Z');

function Table(): ReactElement {
  const { data } = useQuery<string[]>({ queryKey: [path] });
  return <p>{data?.join()}</p>;
}

function open(): jest.Mock {
  const fetchMock = jest.fn(async () => ({ ok: true, status: 200, text: async () => '["new"]' }));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  const client = createQueryClient();
  client.setQueryData([path], ['old']);
  render(
    <QueryClientProvider client={client}>
      <LastKnownNotice />
      <Table />
    </QueryClientProvider>,
  );
  return fetchMock;
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

it('reads again by itself when the network is back', async () => {
  open();
  act(() => useLastKnown.setState({ shown: { [path]: noon } }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('new')).toBeInTheDocument();
});
