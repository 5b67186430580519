import { outdatedAttribute, type PageAnswer, type PageData, pageDataId } from '@kolo/domain';
import { QueryClientProvider, QueryObserver, useQuery } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readPageData } from '@/shared/page/page-json';
import { createPageClient } from './page-client';
import { request } from './request';

jest.mock('./request');

const path = '/api/league-table';
const data: PageData = {
  path: '/league-table',
  search: '',
  language: 'hr',
  theme: null,
  screen: 'phone',
  now: 0,
  user: null,
  answers: { [path]: { status: 200, body: 'old' } },
};

const Shown = () => createElement('p', null, useQuery({ queryKey: [path] }).status);

/** A page's first answer, with the server's word on whether it is outdated. */
function readPage(attribute: string, answer: PageAnswer = { status: 200, body: 'old' }) {
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}" ${attribute}></script>`;
  const block = document.getElementById(pageDataId);
  if (block !== null) block.textContent = JSON.stringify({ ...data, answers: { [path]: answer } });
  const rendered = readPageData();
  if (rendered === null) throw new Error('The page has no data');
  return rendered;
}

function openPage(attribute: string) {
  const rendered = readPage(attribute);
  const shown: unknown[] = [];
  const client = createPageClient(rendered);
  const observer = new QueryObserver(client, { queryKey: [path] });
  shown.push(observer.getCurrentResult().data);
  const leave = observer.subscribe((result) => shown.push(result.data));
  return { shown, leave, isFetching: () => client.isFetching() > 0 };
}

beforeEach(() => jest.mocked(request).mockResolvedValue('new'));

it('a page begins with what it was rendered from and reads nothing again', () => {
  const { shown, leave, isFetching } = openPage('');
  expect([shown, isFetching()]).toEqual([['old'], false]);
  expect(request).not.toHaveBeenCalled();
  leave();
});

it('an outdated page begins with it too and reads it again', async () => {
  const { shown, leave, isFetching } = openPage(outdatedAttribute);
  expect(shown[0]).toBe('old');
  while (isFetching()) await new Promise((resolve) => setTimeout(resolve));
  expect(shown.at(-1)).toBe('new');
  leave();
});

it('a page that the browser had stored for its history begins with it too and reads it again', async () => {
  const entries = [{ type: 'back_forward' }];
  Object.assign(performance, { getEntriesByType: () => entries });
  const { shown, leave, isFetching } = openPage('');
  expect(shown[0]).toBe('old');
  while (isFetching()) await new Promise((resolve) => setTimeout(resolve));
  expect(shown.at(-1)).toBe('new');
  leave();
  entries.splice(0);
});

it('an outdated page that showed a failure begins with it too and reads it again', async () => {
  const client = createPageClient(readPage(outdatedAttribute, { status: 404, body: null }));
  const container = document.createElement('div');
  container.innerHTML = '<p>error</p>';
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, createElement(QueryClientProvider, { client }, createElement(Shown)), {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  expect([container.textContent, errors]).toEqual(['error', []]);
  while (container.textContent !== 'success')
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
  await act(async () => root.unmount());
});
