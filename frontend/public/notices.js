// Part of the service worker (vite.config.ts): notices of the site in the tray of the device.
(() => {
  const fallback = { title: 'Kolo', body: '', tag: 'kolo', navigate: '/' };

  // Every push shows something: Safari ends the subscription of a site that stays silent.
  self.addEventListener('push', (event) => {
    const { title, body, tag, navigate, lang } = { ...fallback, ...noticeIn(event.data) };
    const options = { body, tag, lang, icon: '/icon-192.png', badge: '/icon-192.png' };
    event.waitUntil(
      self.registration.showNotification(title, { ...options, renotify: true, data: { navigate } }),
    );
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification.data?.navigate ?? '/')));
  });

  function noticeIn(data) {
    try {
      const notice = data.json().notification;
      const texts = Object.entries(notice).filter(([, value]) => typeof value === 'string');
      return Object.fromEntries(texts.filter(([, value]) => value !== ''));
    } catch {
      return {};
    }
  }

  /** Only pages of this site are opened, whatever a message says. */
  function pathOf(address) {
    try {
      const { pathname, search } = new URL(address, self.location.origin);
      return pathname + search;
    } catch {
      return '/';
    }
  }

  async function open(path) {
    const pages = await self.clients.matchAll({ type: 'window' });
    const shown = pages.find(({ url }) => new URL(url).pathname === path);
    await (shown?.focus() ?? self.clients.openWindow(path));
  }
})();
