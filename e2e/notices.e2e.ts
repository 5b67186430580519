import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MatchView, PushSubscriptionRequest } from '@kolo/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { type PushReceiver, pushReceiver } from '../backend/test/push-receiver.js';
import { expectAccessible, phone, press, tablet } from './accessible.js';
import { Api } from './api.js';
import { Console } from './console.js';
import { pushHost } from './push-host.js';
import { expect, test as shared } from './shared-product.js';
import { isTakenOver } from './vitals.js';

const test = shared.extend<{ service: PushReceiver }>({
  service: async ({ browserName: _ }, use) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const service = pushReceiver(`https://${pushHost}/${port}`);
    server.on('request', service.listener);
    await use(service);
    await new Promise((resolve) => server.close(resolve));
  },
});

/** No browser of a test reaches its maker's push service: this one was given an address there. */
async function subscribesAs(context: BrowserContext, device: PushSubscriptionRequest) {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(({ endpoint, keys }) => {
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem('subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () =>
        localStorage.getItem('subscribed') === null ? null : subscription,
      subscribe: async () => {
        localStorage.setItem('subscribed', 'true');
        return subscription;
      },
    });
  }, device);
}

/** Hands a message to the service worker, as the browser does when one arrives. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => `${title}, ${body}`);
  });

/** Too long ago to be announced, so that the goals come first. */
const longAgo = () => new Date(Date.now() - 15 * 60_000);

test('a goal at the table reaches the phone that follows a team, until it is turned off', async ({
  browser,
  kolo,
  match,
  service,
}) => {
  const api = await new Api(kolo.url).signIn();
  const { leagueId, homeTeamId, awayTeamId, homeTeamName, awayTeamName } = match;
  const later = await api.must<MatchView>('POST', '/matches', {
    leagueId,
    homeTeamId,
    awayTeamId,
    matchDate: new Date().toISOString(),
  });
  await api.kickOff(match.id, longAgo());
  const other = service.device('other', {
    topics: [{ kind: 'match', id: later.id }],
    kinds: ['started'],
  });
  await api.must('POST', '/push/subscriptions', other);

  const context = await browser.newContext({ baseURL: kolo.url, viewport: phone });
  await subscribesAs(context, service.device('phone', { topics: [] }));
  const page = await context.newPage();
  const dialog = page.getByRole('dialog', { name: 'Obavijesti na ovom uređaju' });
  const isOn = page.getByRole('button', { name: 'Obavijesti: uključene', exact: true });

  await test.step('the bell of a team, with the keyboard alone', async () => {
    await page.goto(`/team/${homeTeamId}`);
    await page.waitForFunction(isTakenOver);
    await press(page, page.getByRole('button', { name: 'Obavijesti', exact: true }));
    await expect(dialog).toBeVisible();
    await press(page, dialog.getByRole('checkbox', { name: 'Početak utakmice' }), 'Space');
    await expectAccessible(page, 'the choice of notices', '[role=dialog]');
    await press(page, dialog.getByRole('button', { name: 'Uključi obavijesti' }));
    await expect(dialog.getByRole('button', { name: 'Isključi sve' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(isOn).toBeFocused();
  });

  const message = await test.step('a goal at the table', async () => {
    const wide = await browser.newContext({ baseURL: kolo.url, viewport: tablet, hasTouch: true });
    const table = await new Console(await wide.newPage(), match.id).open();
    await table.tap(homeTeamName, 'Gol', 0);
    await table.expectScore('1 : 0');
    await expect.poll(() => service.received.length).toBe(1);
    await wide.close();
    const [push] = service.received;
    expect(push).toMatchObject({
      device: 'phone',
      notification: {
        title: `${homeTeamName} 1:0 ${awayTeamName}`,
        body: 'Gol!',
        navigate: `${kolo.url}/live/${match.id}`,
      },
    });
    return push?.text ?? '';
  });

  await test.step('and the tray of the phone shows it', async () => {
    // Sent again as push services do: a browser may drop one while its worker starts, and takes one
    // away that stood for half a minute. The tag of the message leaves one of all.
    await expect
      .poll(async () => {
        await deliver(page, message);
        return shownOn(page);
      })
      .toEqual([`${homeTeamName} 1:0 ${awayTeamName}, Gol!`]);
  });

  await test.step('one tap turns everything off, and the next match is told to others alone', async () => {
    await page.reload();
    await isOn.click();
    await dialog.getByRole('button', { name: 'Isključi sve' }).click();
    await expect(dialog.getByRole('button', { name: 'Isključi sve' })).toHaveCount(0);
    await api.kickOff(later.id);
    await expect
      .poll(() => service.received.map(({ device }) => device))
      .toEqual(['phone', 'other']);
  });
  await context.close();
});
