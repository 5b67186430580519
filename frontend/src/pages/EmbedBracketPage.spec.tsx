import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { bracket, played, stage, teamSlot, tie } from '@/features/bracket/testing/bracket';
import '@/shared/i18n/i18n';
import { type Answers, ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { EmbedBracketPage } from './EmbedBracketPage';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

function open(path: string, answers: Answers = {}): void {
  serve(answers);
  show(
    <Routes>
      <Route path="/embed/bracket/:id" element={<EmbedBracketPage />} />
    </Routes>,
    path,
  );
}

it('has only the link to the whole page, so that visitors stay on the surrounding site', async () => {
  const final = tie('F', {
    home: teamSlot(1, 'Bura'),
    away: teamSlot(2, 'Jugo'),
    legs: [played(9, 1, '1:0')],
  });
  open('/embed/bracket/7', {
    'GET /api/leagues/7/stages': ok([stage()]),
    'GET /api/leagues/7/stages/1/bracket': ok(bracket([{ name: 'F', ties: [final] }])),
  });
  expect(await screen.findByText('Finale: Bura – Jugo. Rezultat 1:0.')).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/league/7/bracket']);
});

it('says that there is nothing where the address names no league', async () => {
  open('/embed/bracket/x');
  expect(await screen.findByText('Nema podataka za prikaz.')).toBeVisible();
});
