import { pageAt } from './page-at.js';

it.each([
  ['/', '/', null],
  ['/live', '/live', null],
  ['/live/7', '/live/:id', 7],
  ['/Live/7/', '/live/:id', 7],
  ['/embed/match/12', '/embed/match/:id', 12],
])('%s is the page %s', (address, path, id) => {
  expect(pageAt(address)).toMatchObject({ path, id });
});

it.each(['/nothing', '/live/0', '/live/seven', '/live/7/8', '/live/2147483648', '//live'])(
  'the site has no page at %j',
  (address) => {
    expect(pageAt(address)).toBeNull();
  },
);

it('knows the address as the site writes it', () => {
  expect(pageAt('/LIVE/7/')?.canonical).toBe('/live/7');
  expect(pageAt('/matches/')?.canonical).toBe('/matches');
});
