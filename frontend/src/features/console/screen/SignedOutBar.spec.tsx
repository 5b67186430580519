import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '@/shared/api';
import { i18n } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/language';
import { refusal, serve } from '@/shared/testing/fake-server';
import { SignedOutBar } from './SignedOutBar';

beforeEach(() => serve({ 'GET /api/user': refusal('auth.required') }));

it.each<[Language, RegExp]>([
  ['hr', /poslat će se nakon prijave, u ime onoga tko se prijavi/],
  ['en', /are sent after you sign in, under the name of whoever signs in/],
])('says in whose name the waiting taps go out, %s', async (language, text) => {
  await i18n.changeLanguage(language);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignedOutBar signIn={null} onSignedIn={jest.fn()} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
