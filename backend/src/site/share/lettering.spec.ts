import { fittedText, textLine, textWidth } from './lettering.js';

const path = (text: string) => textLine(text, 100, 800).path;

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
  const [light, heavy] = [textLine('Kolo', 100, 500), textLine('Kolo', 100, 800)];
  expect(heavy.width).toBeGreaterThan(light.width);
  expect(heavy.path).not.toBe(light.path);
});

it('grows with its size', () => {
  expect(textLine('Šibenik', 80, 500).width).toBeCloseTo(2 * textLine('Šibenik', 40, 500).width);
});

it('what the font does not have is a question mark, never nothing', () => {
  expect(path('😀')).toBe(path('?'));
});

it('is shortened to what there is room for', () => {
  const name = 'Graditeljsko-poduzetnički rukometni i malonogometni klub Đurđevac';
  const shortened = fittedText(name, 40, 800, 300);
  expect(textWidth(shortened, 40, 800)).toBeLessThanOrEqual(300);
  expect(textWidth(shortened, 40, 800)).toBeGreaterThan(260);
  expect(shortened).toMatch(/^Graditelj.*…$/);
});

it('is drawn as wide as it is measured', () => {
  const name = 'AVTO Čakovec 3:1';
  expect(textLine(name, 40, 500).width).toBeCloseTo(textWidth(name, 40, 500));
});
