import { text } from 'node:stream/consumers';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { PageAnswers } from './page-answers';
import { PageContext, type RenderedFrom } from './page-data';
import { PartCode } from './part-code';
import { Postponed } from './postponed';

const data = { language: 'hr', answers: {} } as RenderedFrom['data'];
const page = { data, answers: new PageAnswers(data) };

function Counter({ of }: { of: string }): ReactElement {
  const [count, setCount] = useState(0);
  return (
    <button type="button" aria-keyshortcuts="Control+K" onClick={() => setCount(count + 1)}>
      {`${of} ${count}`}
    </button>
  );
}

let root: Root;
let arrive = (): void => {};
const load = jest.fn(
  () =>
    new Promise<typeof Counter>((resolve) => {
      arrive = () => resolve(Counter);
    }),
);
const arrives = (): Promise<void> => act(async () => arrive());

const shown = (code: PartCode<{ of: string }>, of: string, from: RenderedFrom): ReactNode => (
  <PageContext value={from}>
    <Postponed code={code} props={{ of }} />
  </PageContext>
);

async function open(): Promise<(of: string) => Promise<void>> {
  const onServer = new PartCode(async () => Counter);
  const { prelude } = await prerender(shown(onServer, 'Golovi', { ...page, isServer: true }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await text(prelude as AsyncIterable<Uint8Array>);
  load.mockClear();
  const counter = new PartCode(load);
  await act(async () => {
    root = hydrateRoot(container, shown(counter, 'Golovi', page));
  });
  return (of) => act(async () => root.render(shown(counter, of, page)));
}

const button = () => screen.getByRole('button');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

// A page is touched for the first time only once, so these are in order.
describe('a part that waits until the page is touched', () => {
  it('stays as the server rendered it, and its code is not loaded', async () => {
    await open();
    expect(button()).toHaveTextContent('Golovi 0');
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded when its values change, and stays as it was until then', async () => {
    const show = await open();
    await show('Kartoni');
    expect(load).toHaveBeenCalled();
    expect(button()).toHaveTextContent('Golovi 0');
    await arrives();
    expect(button()).toHaveTextContent('Kartoni 0');
  });

  it('answers a press that came before its code', async () => {
    await open();
    const pressed = button();
    fireEvent.click(pressed);
    await arrives();
    expect(pressed).toHaveTextContent('Golovi 1');
    await act(async () => fireEvent.click(pressed));
    expect(pressed).toHaveTextContent('Golovi 2');
  });

  it('answers the shortcut for the search that came before its code, in place of the browser', async () => {
    await open();
    const isLeftToBrowser = (key: KeyboardEventInit) => fireEvent.keyDown(document, key);
    expect(isLeftToBrowser({ key: 'k' })).toBe(true);
    expect(isLeftToBrowser({ key: 'k', ctrlKey: true })).toBe(false);
    await arrives();
    expect(button()).toHaveTextContent('Golovi 1');
    expect(isLeftToBrowser({ key: 'k', ctrlKey: true })).toBe(true);
  });
});

it('a part that the server did not render is there at once', async () => {
  const counter = new PartCode(load);
  const loaded = counter.preload();
  arrive();
  await loaded;
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    root = createRoot(container);
    root.render(<Postponed code={counter} props={{ of: 'Kartoni' }} />);
  });
  expect(button()).toHaveTextContent('Kartoni 0');
});
