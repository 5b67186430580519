import { shownLeague } from './shown-league.js';

const now = Date.parse('2026-09-20T10:00:00Z');
const league = (id: string, startDate: string, isActive = true) => ({ id, startDate, isActive });
const shown = (...leagues: ReturnType<typeof league>[]) => shownLeague(leagues, now)?.id;

const coming = league('coming', '2027-03-01T00:00:00Z');
const running = league('running', '2026-09-19T22:00:00Z');
const old = league('old', '2025-09-20T00:00:00Z');

describe('the league that is shown', () => {
  it('is the active one that began last', () => {
    expect(shown(coming, running, old)).toBe('running');
    expect(shown(coming, { ...running, isActive: false }, old)).toBe('old');
    expect(shown({ ...old, isActive: false })).toBeUndefined();
    expect(shown()).toBeUndefined();
  });

  it('is a new season from the moment on at which it begins', () => {
    const at = (startDate: string) => shown(league('new', startDate), old);
    expect(at('2026-09-20T10:00:00.001Z')).toBe('old');
    expect(at('2026-09-20T10:00:00.000Z')).toBe('new');
  });

  it('is the one that begins first where none has begun', () => {
    expect(shown(league('later', '2028-01-01T00:00:00Z'), coming)).toBe('coming');
  });

  it('is the first in the list of several that begin at once', () => {
    const second = { ...running, id: 'second division' };
    expect(shown(running, second, old)).toBe('running');
    expect(shown(coming, { ...coming, id: 'second division' })).toBe('coming');
  });
});
