import { setTimeout as delay } from 'node:timers/promises';

const betweenLooksMs = 50;

/**
 * Settles when it is so; a look that throws is one that found nothing.
 * @throws after a while, with what was waited for
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 90_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    if (await looked(isSo)) return;
    if (performance.now() > end) throw new Error(`In vain: ${what}`);
    await delay(betweenLooksMs);
  }
}

async function looked(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isSo();
  } catch {
    return false;
  }
}
