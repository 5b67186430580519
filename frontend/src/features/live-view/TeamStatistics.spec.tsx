import { render, screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { matchDaySnapshot } from '@/shared/live/testing/match-day';
import { TeamStatistics } from './TeamStatistics';

describe('the statistics of the teams', () => {
  it('lead to the rules of the league where the match is played by a sheet', () => {
    render(<TeamStatistics snapshot={matchDaySnapshot()} />);
    const { leagueId } = matchDaySnapshot().match;
    expect(screen.getByRole('link', { name: 'Pravila ove lige' })).toHaveAttribute(
      'href',
      `/propositions?league=${leagueId}#match-rules`,
    );
  });

  it('lead nowhere without a sheet', () => {
    render(<TeamStatistics snapshot={new FakeMatch().start().snapshot()} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
