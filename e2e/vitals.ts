import type { Page } from '@playwright/test';

/** The cost of a visit; bytes are counted as transferred. */
export interface Vitals {
  scriptBytes: number;
  fontBytes: number;
  allBytes: number;
  requests: number;
  /** Milliseconds since the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** When the score of a live match was on the screen; not a number on other pages. */
  readable: number;
  /** When the match was live and no long task followed. */
  interactive: number;
  /** Milliseconds in which a tap would have waited for longer than 50. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What of it came after the page was read to its end. */
  laterShift: number;
}

interface Observed {
  largestPaint: number;
  scoreAt: number;
  liveAt: number;
  lastTaskEnd: number;
  blocked: number;
  shift: number;
  /** When the page was read to its end and painted so. */
  readAt: number;
  laterShift: number;
}

declare global {
  var observed: Observed;
}

/** Opens a page and measures it until it has loaded. */
export async function collectVitals(page: Page, url: string): Promise<Vitals> {
  await page.addInitScript(observe);
  await page.goto(url);
  // A slow device pauses between loading and running the code, also on a page that the server rendered.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(isTakenOver);
  await untilQuiet(page);
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const sum = (list: readonly PerformanceResourceTiming[]) =>
      list.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { scoreAt, liveAt, lastTaskEnd, readAt, ...observed } = globalThis.observed;
    const firstPaint = paint?.startTime ?? Number.NaN;
    return {
      ...observed,
      readable: Math.max(scoreAt, firstPaint),
      interactive: Math.max(liveAt, lastTaskEnd),
      scriptBytes: sum(resources.filter(({ name }) => /\.js$/.test(name))),
      fontBytes: sum(resources.filter(({ name }) => /\.woff2$/.test(name))),
      allBytes: sum(resources) + (navigation?.encodedBodySize ?? 0),
      requests: resources.length + 1,
      firstPaint,
    };
  });
}

/** Resolves when nothing is loading, the main thread is idle, and being idle led to no more requests. */
async function untilQuiet(page: Page): Promise<void> {
  const idle = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestIdleCallback(() => resolve(performance.getEntriesByType('resource').length)),
        ),
    );
  for (let before = -1, now = await idle(); now !== before; now = await idle()) {
    before = now;
    await page.waitForLoadState('networkidle');
  }
}

/** Runs in the page: React knows its heading, or it has no application. */
export const isTakenOver = (): boolean =>
  document.querySelector('#root') === null ||
  Object.keys(document.querySelector('#root h1') ?? {}).some((key) =>
    key.startsWith('__reactFiber'),
  );

/**
 * Modules come once the page was read and painted without them: on a busy machine they may be there before, and
 * what they move could not be distinguished from what reading moves.
 */
export async function holdModules(page: Page): Promise<void> {
  const isRead = () => globalThis.observed?.readAt < Number.POSITIVE_INFINITY;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await page.waitForFunction(isRead).catch((error: unknown) => {
      // A page may be closed while it loads more.
      if (!page.isClosed()) throw error;
    });
    await route.continue();
  });
}

/** The time is asked for after 2.25 seconds at the soonest, and the connection counts as lost after three or more. */
export const laterMs = 2_250;

/**
 * Runs in the page before its own scripts. What it does after some seconds, as telling that the connection is
 * lost, reading again or loading what is needed without a network, is no part of its start, and a busy machine
 * comes to it sooner.
 */
export function forgetTimers(fromMs: number): void {
  const set = window.setTimeout.bind(window);
  const sooner = (run: TimerHandler, ms = 0, ...rest: unknown[]): number =>
    ms < fromMs ? set(run, ms, ...rest) : 0;
  Object.assign(window, { setTimeout: sooner });
}

/** Runs in the page before its own scripts. */
export function observe(): void {
  const observed: Observed = {
    largestPaint: 0,
    blocked: 0,
    shift: 0,
    readAt: Number.POSITIVE_INFINITY,
    laterShift: 0,
    lastTaskEnd: 0,
    scoreAt: Number.NaN,
    liveAt: Number.NaN,
  };
  globalThis.observed = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  const look = (): void => {
    if (Number.isNaN(observed.scoreAt) && document.querySelector('article section .numerals'))
      observed.scoreAt = performance.now();
    if (document.querySelector('article[data-state=live]') === null) requestAnimationFrame(look);
    else observed.liveAt = performance.now();
  };
  requestAnimationFrame(look);
  watch('longtask', ({ startTime, duration }) => {
    observed.lastTaskEnd = startTime + duration;
    observed.blocked += Math.max(0, duration - 50);
  });
  // A busy browser paints what it has read so far, and the rest moves it in the frame that follows.
  const read = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        observed.readAt = performance.now();
      }),
    );
  document.addEventListener('readystatechange', read, { once: true });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    observed.shift += value;
    if (entry.startTime >= observed.readAt) observed.laterShift += value;
  });
}
