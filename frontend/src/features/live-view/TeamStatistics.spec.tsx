import type { LiveMatch } from '@kolo/domain';
import { render, screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { anchor, ruledMatchSnapshot } from '@/shared/live/testing/ruled-match';
import { TeamStatistics } from './TeamStatistics';

describe('the statistics of the teams', () => {
  it('lead to the rules of the league where the match is played by a sheet', () => {
    render(<TeamStatistics snapshot={ruledMatchSnapshot()} />);
    const { leagueId } = ruledMatchSnapshot().match;
    expect(screen.getByRole('link', { name: 'Pravila ove lige' })).toHaveAttribute(
      'href',
      `/propositions?league=${leagueId}#match-rules`,
    );
  });

  it('have the record of the match, with the names of its players', async () => {
    const foul = { played: 754, playerId: 1 };
    const none = { home: [], away: [] };
    const match = {
      periods: [{ period: 1, fouls: { home: [foul], away: [] }, timeouts: none }],
      endedReductions: [],
      halfTimeScore: null,
      regularTimeScore: null,
    } satisfies Partial<LiveMatch>;
    render(<TeamStatistics snapshot={ruledMatchSnapshot({ match })} />);
    expect(await screen.findByRole('heading', { name: '1. poluvrijeme' })).toBeVisible();
    expect(screen.getByText('13′ (1)')).toBeVisible();
  });

  it('count a missed kick beside a goal as two shots, where only these were tapped', () => {
    const missed = {
      id: 'miss.0',
      version: 90,
      at: anchor,
      half: 1,
      second: 60,
      type: 'missed-kick',
      team: 'away',
      kind: 'penalty',
      playerId: null,
      how: 'saved',
    } as const;
    const match = { homeScore: 0, awayScore: 1, awayShots: 1, timeline: { 'miss.0': missed } };
    render(<TeamStatistics snapshot={ruledMatchSnapshot({ match })} />);
    expect(screen.getByText('Udarci').parentElement).toHaveTextContent(/2$/);
  });

  it('lead nowhere without a sheet', () => {
    render(<TeamStatistics snapshot={new FakeMatch().start().snapshot()} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
