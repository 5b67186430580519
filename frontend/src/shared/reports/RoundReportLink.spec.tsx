import { render, screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { RoundReportLink } from './RoundReportLink';

const match = { leagueId: 4, status: 'completed' } as const;
const shown = (round: Parameters<typeof RoundReportLink>[0]['round']) => {
  render(<RoundReportLink round={round} name="3. kolo" />);
  return screen.queryByRole('link', { name: 'Kolo (PDF): 3. kolo' });
};

describe('the way to the report of a round', () => {
  it('is there once a match of it was played', () => {
    const later = { ...match, status: 'scheduled' } as const;
    expect(shown({ number: 3, matches: [later, match] })).toHaveAttribute(
      'href',
      '/api/leagues/4/rounds/3.pdf?lang=hr',
    );
  });

  it.each([
    ['nothing was played', { number: 3, matches: [{ ...match, status: 'scheduled' as const }] }],
    ['the matches have no round', { number: 0, matches: [match] }],
    ['they are of no league', { number: 3, matches: [{ ...match, leagueId: null }] }],
  ])('is not there where %s', (_, round) => {
    expect(shown(round)).toBeNull();
  });
});
