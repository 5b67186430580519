import type { Page } from '@playwright/test';

/** A network that lets no WebSocket through, until the returned function is called. */
export async function blockSockets(page: Page): Promise<() => void> {
  let isBlocked = true;
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    if (isBlocked) await socket.close();
    else socket.connectToServer();
  });
  return () => {
    isBlocked = false;
  };
}
