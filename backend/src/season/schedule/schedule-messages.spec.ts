import type { Fixture } from '@kolo/domain';
import { deletionMessage, scheduleMessage } from './schedule-messages.js';

const fixture = (round: number, matchDate: string): Fixture => ({
  leagueId: 1,
  round,
  homeTeamId: 1,
  awayTeamId: 2,
  matchDate,
  venue: null,
});

describe('messages about matches', () => {
  it('count fixtures and rounds, and say nothing more when everybody has a time of their own', () => {
    const fixtures = [fixture(1, 'a'), fixture(1, 'b'), fixture(2, 'a'), fixture(2, 'b')];
    expect(scheduleMessage(fixtures, 'hr')).toBe('Raspored je generiran: 4 utakmice u 2 kola.');
    expect(scheduleMessage(fixtures, 'en')).toBe('Schedule generated: 4 matches in 2 rounds.');
  });

  it('say that times were reused when two matches of a round share one', () => {
    const fixtures = [fixture(1, 'a'), fixture(1, 'a'), fixture(2, 'b')];
    expect(scheduleMessage(fixtures, 'hr')).toMatch(/Termina je manje .* ponavljaju\.$/);
    expect(scheduleMessage(fixtures, 'en')).toMatch(/times were reused\.$/);
  });

  it('tell how many played matches went', () => {
    expect(deletionMessage({ matches: 90, played: 45 }, 'hr')).toBe(
      'Obrisano utakmica: 90, od toga odigranih: 45.',
    );
    expect(deletionMessage({ matches: 0, played: 0 }, 'en')).toBe(
      'There were no matches to delete.',
    );
  });
});
