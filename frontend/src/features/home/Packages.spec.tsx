import { screen, within } from '@testing-library/react';
import { ok } from '@/shared/testing/fake-server';
import { ContactBlock } from './ContactBlock';
import { Packages } from './Packages';
import { open } from './testing/screen';

const offered = [
  {
    id: 1,
    name: 'Bronze',
    price: '1500.00',
    description: null,
    features: ['customJerseys', 'bannerFinals'],
  },
  { id: 2, name: 'Silver', price: '2500.00', description: null, features: ['bannerFinals'] },
  { id: 3, name: 'Gold', price: '4000.50', description: null, features: ['vipSeats', 'Sauna'] },
];

describe('Packages', () => {
  it('names packages and features, prices them to the cent and marks the best buy', async () => {
    open(<Packages />, { 'GET /api/memberships': ok(offered) });
    const [bronze, silver, gold] = await screen.findAllByRole('article');
    if (bronze === undefined || gold === undefined) throw new Error('no packages');
    expect(bronze).toHaveTextContent('2 bannera na finalu');
    expect(silver).toHaveTextContent('Banner na finalu');
    expect(bronze).toHaveTextContent('Kvalitetni dresovi');
    expect(bronze).not.toHaveTextContent('Najbolji izbor');
    expect(gold).toHaveTextContent('Najbolji izbor');
    expect(gold.textContent).toMatch(/4\.000,50\s€/);
    expect(gold).toHaveTextContent('VIP mjesta');
    expect(gold).toHaveTextContent('Sauna');
    expect(within(gold).getByRole('link', { name: /Zlatni/ })).toHaveAttribute(
      'href',
      '/auth?tab=register&role=company&package=3',
    );
  });
});

describe('ContactBlock', () => {
  it('can be written to and called', async () => {
    const contact = { email: 'liga@kolo.example', phone: '+385 1 555 0100', city: null };
    open(<ContactBlock />, { 'GET /api/contact': ok(contact) });
    const mail = await screen.findByRole('link', { name: contact.email });
    expect(mail).toHaveAttribute('href', 'mailto:liga@kolo.example');
    const phone = screen.getByRole('link', { name: contact.phone });
    expect(phone).toHaveAttribute('href', 'tel:+38515550100');
  });

  it('says when there is none', async () => {
    open(<ContactBlock />, { 'GET /api/contact': ok({ email: null, phone: null, city: null }) });
    expect(await screen.findByText('Organizator još nije objavio kontakt.')).toBeVisible();
  });
});
