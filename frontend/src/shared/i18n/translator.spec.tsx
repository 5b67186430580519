import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { en } from './en';
import { hr } from './hr';
import type { Language } from './language';
import { Translator } from './translator';
import { TranslatorContext, useTranslation } from './use-translation';

const everything = { hr, en };

function Welcome() {
  const { t } = useTranslation(['home', 'common']);
  return <p>{`${t('welcome', { username: 'Žito' })} ${t('common:retry')}`}</p>;
}
const page = (translator: Translator) => (
  <TranslatorContext value={translator}>
    <Suspense fallback="…">
      <Welcome />
    </Suspense>
  </TranslatorContext>
);

describe('a text', () => {
  const translator = new Translator({ language: 'hr', texts: everything });

  it.each([
    [0, '0 golova', '0 goals'],
    [1, '1 gol', '1 goal'],
    [2, '2 gola', '2 goals'],
    [5, '5 golova', '5 goals'],
    [11, '11 golova', '11 goals'],
    [21, '21 gol', '21 goals'],
    [22, '22 gola', '22 goals'],
    [112, '112 golova', '112 goals'],
  ])('has the plural form for %i', (count, croatian, english) => {
    expect(translator.in('common', 'hr')('goals', { count })).toBe(croatian);
    expect(translator.in('common', 'en')('goals', { count })).toBe(english);
  });

  it('takes its values as they are, even if they look like a pattern or a placeholder', () => {
    const t = translator.in('home', 'hr');
    expect(t('welcome', { username: '$& <b>' })).toBe('Dobro došli, $& <b>');
    expect(t('welcome', { username: '{{username}}' })).toBe('Dobro došli, {{username}}');
  });

  it('shows a placeholder that nothing fills', () => {
    expect(translator.in('home', 'hr')('welcome')).toBe('Dobro došli, {{username}}');
  });

  it('is its key where there is none, and such a key does not compile', () => {
    const t = translator.in(['live', 'common']);
    // @ts-expect-error there is no such text
    expect(t('nothing.here')).toBe('nothing.here');
    // @ts-expect-error a group is no text
    expect(t('match')).toBe('match');
    // @ts-expect-error a plural is asked for without its form
    expect(t('common:goals_few')).toBe('{{count}} gola');
    // @ts-expect-error the namespace was not asked for
    expect(t('home:welcome', { username: 'Ana' })).toBe('Dobro došli, Ana');
    // @ts-expect-error inherited properties are no texts
    expect(t('constructor')).toBe('constructor');
  });
});

describe('a translator', () => {
  it('renders several pages in two languages one after the other', () => {
    const html = (language: Language) =>
      renderToString(page(new Translator({ language, texts: everything })));
    expect(['hr', 'en', 'hr'].map((language) => html(language as Language))).toEqual([
      expect.stringContaining('Dobro došli'),
      expect.stringContaining('Welcome'),
      html('hr'),
    ]);
  });

  it('suspends until the texts are loaded, which it does once', async () => {
    const load = jest.fn(async () => hr);
    const translator = new Translator({ language: 'hr', texts: {}, load });
    await act(async () => {
      render(page(translator));
    });
    expect(screen.getByText('Dobro došli, Žito Pokušaj ponovo')).toBeVisible();
    expect(load.mock.calls).toEqual([
      ['hr', 'home'],
      ['hr', 'common'],
    ]);
  });

  it('shows a part whose texts arrive while React waits to render it again', async () => {
    const recovered: unknown[] = [];
    const translator = new Translator({ language: 'hr', texts: {}, load: async () => hr });
    const container = document.createElement('div');
    const root = createRoot(container, {
      onRecoverableError: (error) => recovered.push(error),
    });
    await act(async () => root.render(<p>…</p>));
    await act(async () => startTransition(() => root.render(page(translator))));
    expect(container).toHaveTextContent('Dobro došli, Žito Pokušaj ponovo');
    expect(recovered).toEqual([]);
    await act(async () => root.unmount());
  });

  it('loads what is shown before the language changes', async () => {
    let arrive: (texts: typeof en) => void = () => {};
    const english = new Promise<typeof en>((resolve) => {
      arrive = resolve;
    });
    const translator = new Translator({
      language: 'hr',
      texts: { hr },
      load: () => english,
    });
    render(page(translator));
    const changed = act(() => translator.changeLanguage('en'));
    expect(screen.getByText(/Dobro došli/)).toBeVisible();
    arrive(en);
    await changed;
    expect(screen.getByText(/Welcome/)).toBeVisible();
  });

  it('tries again to change the language after the network failed', async () => {
    const load = jest.fn(async () => en).mockRejectedValueOnce(new Error('offline'));
    const translator = new Translator({
      language: 'hr',
      texts: { hr: { common: hr.common } },
      load,
    });
    await expect(translator.changeLanguage('en')).rejects.toThrow('offline');
    expect(translator.language).toBe('hr');
    await translator.changeLanguage('en');
    expect(translator.t('retry')).toBe(en.common.retry);
  });
});
