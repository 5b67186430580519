import type { Page } from '@playwright/test';

/** What a browser says where the server waited in vain for a handshake: the page tries again. */
export const lateSocket = /^WebSocket connection to (?!.*Unexpected response code)/;

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
