import { expect, test } from '@playwright/test';
import { Api, administrator } from '../api.js';
import { type CutWire, cutWireTo } from '../cut-wire.js';
import { type Kolo, startKolo } from '../server.js';
import { firefoxPath, openFirefox } from './firefox.js';
import type { Tab } from './tab.js';
import { hasWebKit, openWebKit } from './webkit.js';

const engines = [
  {
    name: 'WebKitGTK',
    open: openWebKit,
    isThere: hasWebKit,
    packages: 'webkit2gtk-driver xvfb',
  },
  {
    name: 'Firefox',
    open: openFirefox,
    isThere: firefoxPath !== null,
    packages: 'firefox-esr',
  },
];

let kolo: Kolo;
let wire: CutWire;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // No fixed origin: the browsers' connection has a port of its own.
  kolo = await startKolo({ env: { PUBLIC_ORIGIN: '' } });
  wire = await cutWireTo(kolo.port);
});
test.afterAll(async () => {
  await wire?.close();
  await kolo?.stop();
});

for (const { name, open, isThere, packages } of engines)
  test(`${name}: a tablet goes on in a tunnel, and a spectator misses nothing`, async ({
    browserName: _,
  }, info) => {
    const howToGet = `${name} is missing. On Debian, as root: apt-get install ${packages}`;
    if (!isThere) console.log(howToGet);
    test.skip(!isThere, howToGet);
    const api = await new Api(kolo.url).signIn();
    const match = await api.readyMatch();
    wire.mend();
    await withTab(await open({ width: 1024, height: 768 }), info.outputPath('tablet.png'), (tab) =>
      runMatch(tab, api, match),
    );
    await withTab(await open({ width: 390, height: 800 }), info.outputPath('phone.png'), (tab) =>
      followMatch(tab, api, match.id),
    );
  });

/** Keeps a picture of what a failed test saw. */
async function withTab(
  tab: Tab,
  picture: string,
  work: (tab: Tab) => Promise<void>,
): Promise<void> {
  try {
    await work(tab);
  } catch (error) {
    await tab.picture(picture).catch(() => {});
    throw error;
  } finally {
    await tab.close();
  }
}

// biome-ignore lint/performance/useDomNodeTextContent: hidden text and scripts do not count.
const shownText = (): string => document.body.innerText;

const shows = (tab: Tab, text: string | RegExp): Promise<void> =>
  expect.poll(() => tab.read(shownText)).toMatch(text);

/**
 * A page can be opened without a network once its service worker is past its installation. WebKit
 * at times still calls an active worker `installing`, so its state says nothing.
 */
const isInstalled = (tab: Tab): Promise<void> =>
  expect
    .poll(
      () =>
        tab.read(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (registration?.active ?? null) !== null;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);

/** The device stores a match that has been on the screen for some seconds. */
const isCached = (tab: Tab, id: number): Promise<void> =>
  expect
    .poll(() =>
      tab.read(async () => {
        const name = 'kolo-last-known';
        // Opening a database that is not there yet would make an empty one.
        if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
        const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const database = await answerOf(indexedDB.open(name));
        try {
          return await answerOf(
            database.transaction('answers').objectStore('answers').getAllKeys(),
          );
        } finally {
          database.close();
        }
      }),
    )
    .toContain(`live/${id}`);

interface Match {
  id: number;
  homeTeamName: string;
  awayTeamName: string;
}

async function runMatch(tab: Tab, api: Api, match: Match): Promise<void> {
  const { id, homeTeamName: home, awayTeamName: away } = match;
  const button = (name: string, within?: string) =>
    tab.press({ role: 'button', name, ...(within === undefined ? {} : { within }) });
  const score = () =>
    tab.read(() => document.querySelector('h1')?.textContent?.match(/\d : \d/)?.[0] ?? '');
  await test.step('signs in and starts the match', async () => {
    await tab.open(`${wire.url}/admin/match/${id}`);
    await tab.fill('Korisničko ime', administrator.username);
    await tab.fill('^Lozinka$', administrator.password);
    await button('^Prijavi se$');
    for (const team of [home, away]) {
      await button('^Označi sve$', team);
      await button('Potvrdi prisutnost', team);
    }
    await button('Potvrdi sastave i pripremi');
    await button('Pokreni Utakmicu');
    await button(', gol \\d+$', home);
    await expect.poll(score).toBe('1 : 0');
    await expect.poll(async () => (await api.manage(id)).homeScore).toBe(1);
    await isInstalled(tab);
  });
  await test.step('shows a dialog with all that is in it', async () => {
    await button('^Gol: kazneni', home);
    const hidden = () =>
      tab.read(() => {
        const parts = [...document.querySelectorAll('[role=dialog] *')];
        const scrolling = parts.find((part) => getComputedStyle(part).overflowY === 'auto');
        return scrolling === undefined ? null : scrolling.scrollHeight - scrolling.clientHeight;
      });
    await expect.poll(hidden).toBe(0);
    await button('^Zatvori$');
    await expect.poll(hidden).toBeNull();
    expect(tab.errors).toEqual([]);
  });
  await test.step('keeps its taps without a network, over a reload', async () => {
    wire.cut();
    await button(', gol \\d+$', home);
    await button(', gol \\d+$', away);
    await expect.poll(score).toBe('2 : 1');
    await shows(tab, /2 unosa čekaju/);
    await tab.reload();
    await expect.poll(score).toBe('2 : 1');
    await shows(tab, /2 unosa čekaju/);
    await button('^Žuti karton: .*, \\d+$', away);
    expect(await api.manage(id)).toMatchObject({ homeScore: 1, awayScore: 0 });
  });
  await test.step('hands them in once, in order', async () => {
    wire.mend();
    await expect
      .poll(async () => (await api.log(id)).map(({ event }) => event.type).slice(-3), {
        timeout: 40_000,
      })
      .toEqual(['GoalScored', 'GoalScored', 'PlayerCounterRaised']);
    expect(await api.manage(id)).toMatchObject({ homeScore: 2, awayScore: 1 });
    expect((await api.log(id)).filter(({ event }) => event.type === 'GoalScored')).toHaveLength(3);
  });
}

async function followMatch(tab: Tab, api: Api, id: number): Promise<void> {
  const { state } = await api.manage(id);
  const [scorer] = state.lineup?.home ?? [];
  const goal = () =>
    api.must('POST', `/matches/${id}/stats/increment`, { playerId: scorer, statField: 'goals' });
  const shown = () =>
    tab.read(() => {
      const article = document.querySelector('article[data-version]');
      const { version, breaks } = article instanceof HTMLElement ? article.dataset : {};
      return { version: Number(version), breaks };
    });
  const current = async () => ({ version: (await api.manage(id)).version, breaks: '0' });
  await test.step('sees a goal', async () => {
    await tab.open(`${wire.url}/live/${id}`);
    await expect.poll(shown).toEqual(await current());
    await goal();
    await expect.poll(shown).toEqual(await current());
    await shows(tab, /3\s*:\s*1/);
    expect(tab.errors).toEqual([]);
  });
  await test.step('opens the page without a network and reads the last score', async () => {
    await isInstalled(tab);
    await isCached(tab, id);
    wire.cut();
    await goal();
    await shows(tab, /Veza prekinuta od \d{2}:\d{2}/);
    await tab.reload();
    await shows(tab, /Nema veze\. Stanje: danas u \d{2}:\d{2}/);
    await shows(tab, /3\s*:\s*1/);
  });
  await test.step('is brought up to date when the network is back', async () => {
    wire.mend();
    await expect.poll(shown, { timeout: 40_000 }).toEqual(await current());
    await shows(tab, /4\s*:\s*1/);
  });
}
