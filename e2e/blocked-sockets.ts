import type { Page } from '@playwright/test';

/**
 * A network that lets no WebSocket through, until the returned function is called.
 * @param silently as a proxy that lets them open and then holds everything back
 */
export async function blockSockets(page: Page, silently = false): Promise<() => void> {
  let isBlocked = true;
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    if (!isBlocked) socket.connectToServer();
    else if (!silently) await socket.close();
  });
  return () => {
    isBlocked = false;
  };
}
