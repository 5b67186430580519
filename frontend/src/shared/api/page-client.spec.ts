import {
  outdatedAttribute,
  type PageAnswer,
  type PageData,
  pageDataId,
  type SessionUser,
} from '@kolo/domain';
import { QueryClientProvider, QueryObserver, useQuery } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readPageData } from '@/shared/page/page-json';
import { createPageClient } from './page-client';
import { request } from './request';
import { sessionQuery } from './session';
import { rememberedUser, rememberReader, rememberUser } from './session-memory';

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

const ana: SessionUser = {
  id: 1,
  username: 'ana',
  role: 'admin',
  companyName: null,
  membershipPackage: null,
};

const Shown = () => createElement('p', null, useQuery({ queryKey: [path] }).status);

function readPage(attribute: string, changes: Partial<PageData>) {
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}" ${attribute}></script>`;
  const block = document.getElementById(pageDataId);
  if (block !== null) block.textContent = JSON.stringify({ ...data, ...changes });
  const rendered = readPageData();
  if (rendered === null) throw new Error('The page has no data');
  return rendered;
}

/** A page's first answer, with the server's word on whether it is outdated. */
function openPage(attribute: string, user: SessionUser | null = null) {
  const rendered = readPage(attribute, { user });
  const shown: unknown[] = [];
  rememberReader(rendered);
  const client = createPageClient(rendered);
  const observer = new QueryObserver(client, { queryKey: [path] });
  shown.push(observer.getCurrentResult().data);
  const leave = observer.subscribe((result) => shown.push(result.data));
  const session = new QueryObserver(client, client.defaultQueryOptions(sessionQuery));
  const users = [session.getCurrentResult().data?.user];
  const leaveSession = session.subscribe(({ data }) => users.push(data?.user));
  const close = () => {
    leave();
    leaveSession();
  };
  return { shown, users, close, isFetching: () => client.isFetching() > 0 };
}

function openFromHistory(user: SessionUser | null = null) {
  const entries = [{ type: 'back_forward' }];
  Object.assign(performance, { getEntriesByType: () => entries });
  const opened = openPage('', user);
  entries.splice(0);
  return opened;
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(request).mockImplementation(async (read) => (read === '/api/user' ? ana : 'new'));
});

it('a page begins with what it was rendered from and reads nothing again', () => {
  const { shown, close, isFetching } = openPage('');
  expect([shown, isFetching()]).toEqual([['old'], false]);
  expect(request).not.toHaveBeenCalled();
  close();
});

it('an outdated page begins with it too and reads it again', async () => {
  const { shown, users, close, isFetching } = openPage(outdatedAttribute);
  expect(shown[0]).toBe('old');
  while (isFetching()) await new Promise((resolve) => setTimeout(resolve));
  expect(shown.at(-1)).toBe('new');
  // The server looks up who opens a page, however old the page is.
  expect(users).toEqual([null]);
  close();
});

it('a page that the browser had stored for its history begins with it too and reads it again', async () => {
  const { shown, close, isFetching } = openFromHistory();
  expect(shown[0]).toBe('old');
  while (isFetching()) await new Promise((resolve) => setTimeout(resolve));
  expect(shown.at(-1)).toBe('new');
  close();
});

it.each([
  ['nobody was signed in', null],
  ['somebody else was signed in', { ...ana, id: 2, username: 'iva' }],
])('a page from the history when %s finds out who is', async (_, before) => {
  rememberUser(ana);
  const { users, close, isFetching } = openFromHistory(before);
  expect([users[0], rememberedUser()]).toEqual([before, ana]);
  while (isFetching()) await new Promise((resolve) => setTimeout(resolve));
  expect(users.at(-1)).toEqual(ana);
  close();
});

it('the device remembers who opened the page', () => {
  openPage('', ana).close();
  expect(rememberedUser()).toEqual(ana);
  openPage('').close();
  expect(rememberedUser()).toBeNull();
});

it('an outdated page that showed a failure begins with it too and reads it again', async () => {
  const answers: Record<string, PageAnswer> = { [path]: { status: 404, body: null } };
  const client = createPageClient(readPage(outdatedAttribute, { answers }));
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
