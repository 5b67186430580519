import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const tablet = { width: 1024, height: 768 };
export const phone = { width: 360, height: 740 };
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks that the screen meets WCAG 2.2 AA in both themes and fits a phone of 360 px.
 * @param within the new part, where the rest was checked before
 */
export async function expectAccessible(page: Page, name: string, within = 'body'): Promise<void> {
  const own = page.viewportSize() ?? tablet;
  // Content below a sticky bar can be scrolled out from under it, and the contrast during a transition does not
  // count.
  const still = await page.addStyleTag({
    content: `body > #root :is(header, nav) { position: static !important; }
      *, ::before, ::after { transition: none !important; }`,
  });
  const found = async (theme: 'light' | 'dark', scan: AxeBuilder) => {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const { violations } = await scan.setLegacyMode().analyze();
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
  };
  // Reporting passed checks too would take axe twice as long.
  const builder = () =>
    new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] });
  expect(await found('light', builder().withTags(rules)), `${name}, light`).toEqual([]);
  // The other theme changes only colours.
  const contrast = builder().withRules('color-contrast');
  expect(await found('dark', contrast), `${name}, dark`).toEqual([]);
  await still.evaluate((style) => style.parentNode?.removeChild(style));
  await page.setViewportSize(phone);
  // Components that read the window's width render again a frame later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `${name} scrolls sideways on a phone`,
    })
    .toBe(phone.width);
  await page.setViewportSize(own);
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(own.width);
}

/** Six for each match of half a season, and the controls around them. */
const maxStops = 400;

/** Moves with the Tab key to a control; every stop on the way must show its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press('Tab');
    const focused = () => target.evaluate(focusedControl);
    const stop = await focused();
    if (stop === null) continue;
    // Rows that are filled as they come near may push it aside for a moment.
    if (!stop.outlined || !stop.onTop)
      await expect
        .poll(focused, { message: 'focus that can be seen' })
        .toMatchObject({ outlined: true, onTop: true });
    if (stop.reached) return;
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

interface Stop {
  name: string;
  reached: boolean;
  outlined: boolean;
  onTop: boolean;
}

/** Runs in the page: the focused element, whether its focus is visible, and that nothing covers it. */
function focusedControl(target: Element): Stop | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  // Where a dialog was closed the page may put the focus on a text; the Tab key never stops there.
  if (element instanceof HTMLElement && element.tabIndex < 0) return null;
  // A checkbox or radio button shows its focus at its label.
  const frame = element.closest('label') ?? element;
  // A panel may be taller than the screen: only its visible part counts.
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint(
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  return {
    name: element.getAttribute('aria-label') ?? element.textContent ?? element.tagName,
    reached: element === target,
    outlined: [element, frame].some((one) => getComputedStyle(one).outlineStyle !== 'none'),
    onTop: over !== null && (frame.contains(over) || over.contains(frame)),
  };
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
