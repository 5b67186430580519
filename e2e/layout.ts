import { expect, type Page } from '@playwright/test';

/** The supported screens. */
export const sizes = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Nothing is wider than the screen, and no text is cut off. */
export async function expectFits(
  page: Page,
  name: string,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  const at = `${name} at ${size.width} px`;
  await settled(page, size.width);
  const { width, wide, cut } = await page.evaluate(measure);
  expect.soft(width, `${at} scrolls sideways, for ${wide.join(', ')}`).toBe(size.width);
  expect.soft(cut, `${at} cuts texts`).toEqual([]);
}

/** Components that depend on the screen's size render a moment after it has changed. */
async function settled(page: Page, width: number): Promise<void> {
  const fits = (max: number) => document.documentElement.scrollWidth <= max;
  await page.waitForFunction(fits, width).catch(() => {});
}

/** Runs in the page: its width, the elements that are wider, and the visible texts that are cut off. */
function measure(): { width: number; wide: string[]; cut: string[] } {
  const style = (element: Element) => getComputedStyle(element);
  // A positioned element is clipped by its containing block, not by its parent.
  const holder = (element: Element) =>
    element instanceof HTMLElement && style(element).position === 'absolute'
      ? element.offsetParent
      : element.parentElement;
  const isClipped = (element: Element): boolean => {
    const inside = holder(element);
    if (inside === null || inside === document.body) return false;
    return style(inside).overflowX !== 'visible' || isClipped(inside);
  };
  const wide: string[] = [];
  const cut: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.getBoundingClientRect().right > window.innerWidth + 1 && !isClipped(element))
      wide.push(`<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`);
    const own = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim(),
    );
    if (!own || element.clientWidth <= 1 || !element.checkVisibility()) continue;
    const { overflowX, overflowY, webkitLineClamp } = style(element);
    // A text that is cut on purpose: the whole one is a tap away.
    if (webkitLineClamp !== 'none') continue;
    const longer = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const high = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
    const scrolls = [overflowX, overflowY].some((way) => /auto|scroll/.test(way));
    // A button that is wider than the card around it.
    const card =
      element.tagName === 'BUTTON' && element.closest('.scroll-x') === null
        ? element.parentElement?.closest('.overflow-hidden')
        : null;
    const edge = card?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
    const beyond = element.getBoundingClientRect().right > edge + 1;
    if (((longer || high) && !scrolls) || beyond)
      cut.push((element.textContent ?? '').trim().slice(0, 60));
  }
  return { width: document.documentElement.scrollWidth, wide, cut };
}
