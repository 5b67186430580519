import { Lettering } from './lettering.js';

const lettering = new Lettering();
const path = (text: string) => lettering.line(text, 100, 800).path;

it.each([...'čćđšžČĆĐŠŽ'])('%s is a letter of its own', (letter) => {
  const bare = letter.normalize('NFD').charAt(0).replace('đ', 'd').replace('Đ', 'D');
  expect(path(letter)).toMatch(/^M.*Z$/);
  expect(path(letter)).not.toBe(path('?'));
  expect(path(letter)).not.toBe(path(bare));
  expect(path(letter).length).toBeGreaterThan(path(bare).length);
});

it('a letter and its mark, typed apart, are the one letter', () => {
  expect(path('c\u030c')).toBe(path('č'));
});

it('a heavier weight is wider and another shape', () => {
  const [light, heavy] = [lettering.line('Kolo', 100, 500), lettering.line('Kolo', 100, 800)];
  expect(heavy.width).toBeGreaterThan(light.width);
  expect(heavy.path).not.toBe(light.path);
});

it('grows with its size', () => {
  expect(lettering.line('Šibenik', 80, 500).width).toBeCloseTo(
    2 * lettering.line('Šibenik', 40, 500).width,
  );
});

it('what the font does not have is a question mark, never nothing', () => {
  expect(path('😀')).toBe(path('?'));
});

it('is shortened to what there is room for', () => {
  const name = 'Graditeljsko-poduzetnički rukometni i malonogometni klub Đurđevac';
  const { width, path: shortened } = lettering.fitted(name, 40, 800, 300);
  expect(width).toBeLessThanOrEqual(300);
  expect(shortened.length).toBeLessThan(path(name).length);
});
