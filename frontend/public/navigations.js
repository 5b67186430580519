// Part of the service worker (vite.config.ts). Pages come from the server with their content, and none is cached
// on the device. Where the server does not answer, the application that the device has cached opens instead.
(() => {
  const timeoutMs = 4_000;
  const nothing = () => undefined;

  // Firefox shows its error page when the early request fails, whatever the worker answers.
  const isFirefox = /Gecko\/\d/.test(navigator.userAgent);

  // The page is requested while the worker starts.
  self.addEventListener('activate', (event) => {
    const early = self.registration.navigationPreload;
    event.waitUntil(isFirefox ? early?.disable() : early?.enable());
  });

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    // The cached files must not answer for the pages that are named like them.
    event.stopImmediatePropagation();
    const network = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(request));
    event.waitUntil(network.catch(nothing));
    // Other sites frame embedded pages, which the cached application does not allow.
    const isPage = !/^\/(api|socket\.io|embed|overlay)(\/|$)/.test(new URL(request.url).pathname);
    event.respondWith(isPage ? pageFrom(network) : network);
  });

  async function pageFrom(network) {
    const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    const answer = await Promise.race([network.catch(nothing), late]);
    if (answer !== undefined && answer.status < 500) return answer;
    const kept = await caches.match('/index.html', { ignoreSearch: true });
    return kept ?? network;
  }
})();
