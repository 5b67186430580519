import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import { ButtonLink } from './ButtonLink';
import { PlaceLink } from './Link';

const link = (name: string) => screen.getByRole('link', { name });

describe('a link on a page without a router', () => {
  it('loads the next page, and names in the address where to return to', () => {
    render(
      <ButtonLink to="/auth" state={{ from: '/live/3?x=1' }}>
        Prijava
      </ButtonLink>,
    );
    expect(link('Prijava')).toHaveAttribute('href', '/auth?from=%2Flive%2F3%3Fx%3D1');
  });
});

describe('the links of a navigation', () => {
  it('mark the place where the page is, and the place above it', () => {
    const places = ['/', '/live', '/live/3', '/league-table'];
    render(
      <MemoryRouter initialEntries={['/live/3']}>
        <RouterLinks>
          {places.map((to) => (
            <PlaceLink key={to} to={to} className={({ isActive }) => (isActive ? 'here' : '')}>
              {to}
            </PlaceLink>
          ))}
        </RouterLinks>
      </MemoryRouter>,
    );
    const marked = places.filter((to) => link(to).getAttribute('aria-current') === 'page');
    expect(marked).toEqual(['/live', '/live/3']);
    expect(link('/live')).toHaveClass('here');
    expect(link('/')).not.toHaveClass('here');
  });
});
