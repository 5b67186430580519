import { render } from '@testing-library/react';
import { Page } from './Page';

const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent);

it('names the tab in the title that the server has sent, which stays the only one', () => {
  document.head.innerHTML = '<title>1:0 Bura – Jugo · Kolo</title>';
  const { rerender } = render(<Page title={null}>…</Page>);
  expect(titles()).toEqual(['1:0 Bura – Jugo · Kolo']);
  rerender(<Page title="2:0 Bura – Jugo">…</Page>);
  expect(titles()).toEqual(['2:0 Bura – Jugo · Kolo']);
  rerender(<Page title="Kolo – futsal liga uživo">…</Page>);
  expect(titles()).toEqual(['Kolo – futsal liga uživo']);
});
