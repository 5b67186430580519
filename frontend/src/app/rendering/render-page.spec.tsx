import type { RenderedPage, RenderPage } from '@kolo/domain';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { LiveApp } from '@/app/live/LiveApp';
import { framedPage } from '@/app/live/live-pages';
import { pageCodeAt } from '@/app/router';
import { createPageClient } from '@/shared/api/page-client';
import { shownUser } from '@/shared/api/shown-user';
import { i18n } from '@/shared/i18n/i18n';
import { startBoard } from '@/shared/live/board-store';
import { PageAnswers } from '@/shared/page/page-answers';
import { ok, serve } from '@/shared/testing/fake-server';
import { pageRenderer } from './render-page';
import { FakeApi, pages, readers, seed } from './testing/pages';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatch() {}, unwatchBoard() {} }),
}));

const render = pageRenderer({ files: {}, linked: { 'index.html': [], 'live.html': [] } });

async function rendered(...page: Parameters<RenderPage>): Promise<RenderedPage> {
  const made = await render(...page);
  // React's two renderers share the values of contexts, which the server's leaves as they were.
  await prerender(null);
  return made;
}

const byScreen = { phone: false, desktop: true } as const;
const cases = pages.flatMap(([at]) =>
  (['visitor', 'administrator'] as const).flatMap((reader) =>
    (['phone', 'desktop'] as const).map((screen) => ({
      at,
      reader,
      screen,
      language: screen === 'phone' ? ('hr' as const) : ('en' as const),
    })),
  ),
);

let root: Root | undefined;
afterEach(async () => {
  jest.useRealTimers();
  await act(async () => root?.unmount());
  await act(async () => i18n.changeLanguage('hr'));
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** Takes the page over as the browser does. */
async function takeOver({ root: html, data: sent, template }: RenderedPage) {
  const data = JSON.parse(JSON.stringify(sent)) as typeof sent;
  const complaints: unknown[] = [];
  const complain = (...what: unknown[]): void => {
    const complaint = what.map(String).join(' ');
    // Only here do React's two renderers run in one process.
    if (!complaint.startsWith('Detected multiple renderers')) complaints.push(complaint);
  };
  jest.spyOn(console, 'error').mockImplementation(complain);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const before = container.textContent;
  const page = { data, answers: new PageAnswers(data) };
  startBoard(page);
  shownUser.setState({ user: data.user });
  await (framedPage(data.path) ?? pageCodeAt(data.path))?.preload();
  await act(async () => {
    root = hydrateRoot(
      container,
      template === 'live.html' ? (
        <LiveApp pathname={data.path} search={data.search} page={page} />
      ) : (
        <App
          client={createPageClient(page)}
          page={page}
          inRouter={(shown) => <BrowserRouter>{shown}</BrowserRouter>}
        />
      ),
      { onRecoverableError: complain },
    );
  });
  return { complaints, before, after: container.textContent };
}

/** What members predict is no part of a page that is cached, so they read it by themselves. */
const predictions = '/api/predictions/groups';

describe('a page that the server rendered', () => {
  it.each(cases)(
    '$at is taken over as it is, by a $reader on a $screen in $language',
    async ({ at, reader, screen, language }) => {
      jest
        .spyOn(window, 'matchMedia')
        .mockReturnValue(
          Object.assign(new EventTarget(), { matches: byScreen[screen] }) as MediaQueryList,
        );
      const user = readers[reader];
      jest.spyOn(Date, 'now').mockReturnValue(seed(at).now);
      const page = await rendered(seed(at, { user, screen, language }), new FakeApi().read);
      expect(page.root).not.toMatch(/<script|<template|<!--\$[?!]/);
      await act(async () => i18n.changeLanguage(language));
      window.history.replaceState(null, '', at);
      const server = serve({ 'HEAD /api/health': ok(''), [`GET ${predictions}`]: ok([]) });
      // Nothing is late: no connection is lost, nothing is read again.
      jest.useFakeTimers({
        now: seed(at).now,
        doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'],
      });
      const { complaints, before, after } = await takeOver(page);
      expect(complaints).toEqual([]);
      expect(after).toBe(before);
      expect(server.read.filter((path) => path !== predictions)).toEqual([]);
    },
  );
});
