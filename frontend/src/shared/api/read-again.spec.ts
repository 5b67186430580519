import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { readAgain } from './read-again';

it('takes no answer of a first read that began before the change', async () => {
  const client = new QueryClient();
  const reads: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => reads.push(answer));
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => {});
  const reading = readAgain(client, { queryKey: ['list'] });
  reads[0]?.('before');
  await waitFor(() => expect(reads).toHaveLength(2));
  reads[1]?.('after');
  await reading;
  expect(client.getQueryData(['list'])).toBe('after');
  stop();
});
