import { formatPrice } from './format-price';

it.each([
  ['1500.00', '1.500,00 €', '€1,500.00'],
  ['0.50', '0,50 €', '€0.50'],
  ['12345678.90', '12.345.678,90 €', '€12,345,678.90'],
])('%s euros', (price, hr, en) => {
  expect(formatPrice(price, 'hr')).toBe(hr.replace(' ', '\u00a0'));
  expect(formatPrice(price, 'en')).toBe(en);
});
