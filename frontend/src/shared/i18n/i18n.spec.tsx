import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hr } from './hr';
import { i18n, startLanguage } from './i18n';
import { languages } from './language';
import { fileOf, readTexts } from './text-files';
import { useLanguage } from './use-language';

function Switch() {
  const { language, switchLanguage } = useLanguage();
  return (
    <button type="button" onClick={switchLanguage}>
      {language}
    </button>
  );
}

afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('language', () => {
  it('is Croatian where nothing else was chosen', async () => {
    await startLanguage();
    expect(i18n.language).toBe('hr');
    expect(document.documentElement.lang).toBe('hr');
  });

  it('is kept under `language` and told to the document', async () => {
    render(<Switch />);
    await userEvent.click(screen.getByRole('button', { name: 'hr' }));
    expect(await screen.findByRole('button', { name: 'en' })).toBeVisible();
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it.each([
    [1, '1 gol', '1 goal'],
    [2, '2 gola', '2 goals'],
    [4, '4 gola', '4 goals'],
    [5, '5 golova', '5 goals'],
    [11, '11 golova', '11 goals'],
    [12, '12 golova', '12 goals'],
    [21, '21 gol', '21 goals'],
    [22, '22 gola', '22 goals'],
  ])('counts %i goals', (count, hr, en) => {
    expect(i18n.in('common', 'hr')('goals', { count })).toBe(hr);
    expect(i18n.in('common', 'en')('goals', { count })).toBe(en);
  });

  it('loads what is shown together in one file, so that no open page waits again for some of it', async () => {
    await jest.isolateModulesAsync(async () => {
      const { i18n: fresh } = await import('./i18n');
      await fresh.ready('live');
      expect(fresh.hasLoaded('replay')).toBe(true);
      expect(fresh.hasLoaded('adminPeople')).toBe(false);
    });
  });

  it.each(languages)('finds every text in the file that a page links, %s', async (language) => {
    for (const name of Object.keys(hr) as (keyof typeof hr)[]) {
      expect(await readTexts(language, name)).toHaveProperty(name);
      const file = join(__dirname, language, `${fileOf[name]}-texts.ts`);
      expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });

  it('does not escape names twice', async () => {
    await i18n.ready('home');
    expect(i18n.in('home')('welcome', { username: 'Žito & Co' })).toBe('Dobro došli, Žito & Co');
  });
});
