import { type BrowserContext, test as base, type Page } from '@playwright/test';

declare global {
  /** The texts in each toast that was shown since the page was opened. */
  var toasts: string[][];
}

/** Every page of the tests remembers its toasts: each is shown for five seconds, and a busy machine may look later. */
export const test = base.extend<object, { rememberedToasts: undefined }>({
  rememberedToasts: [
    async ({ browser }, use) => {
      const remember = (context: BrowserContext) =>
        void context.addInitScript(rememberToasts).catch(() => {});
      browser.on('context', remember);
      await use(undefined);
      browser.off('context', remember);
    },
    { scope: 'worker', auto: true },
  ],
});

/** A toast with this text was shown; each is found once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const at = globalThis.toasts.findIndex((texts) => texts.includes(wanted));
    return at >= 0 && globalThis.toasts.splice(at, 1).length > 0;
  }, text);
}

/** Runs in the page before its own scripts. */
function rememberToasts(): void {
  globalThis.toasts = [];
  const known = new WeakSet<Element>();
  const look = (): void => {
    for (const toast of document.querySelectorAll<HTMLElement>('li[data-swipe-direction]')) {
      if (known.has(toast) || !toast.checkVisibility()) continue;
      known.add(toast);
      globalThis.toasts.push([...toast.querySelectorAll('div')].map((part) => part.textContent));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
