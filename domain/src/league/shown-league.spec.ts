import { shownLeague } from './shown-league.js';

const now = Date.parse('2026-09-20T10:00:00Z');
const league = (id: string, startDate: string, daysToMatch: number | null = null) => ({
  id,
  startDate,
  daysToMatch,
  isActive: true,
  isMain: false,
});
const shown = (...leagues: ReturnType<typeof league>[]) => shownLeague(leagues, now)?.id;

const coming = league('coming', '2027-03-01T00:00:00Z');
const running = league('running', '2026-09-19T22:00:00Z');
const old = league('old', '2025-09-20T00:00:00Z');

describe('the league that is shown', () => {
  it('is the one with the nearest match, whenever it began', () => {
    const played = { ...old, daysToMatch: 6 };
    expect(shown(coming, { ...running, daysToMatch: 7 }, played)).toBe('old');
    expect(shown(coming, { ...running, daysToMatch: 5 }, played)).toBe('running');
  });

  it('is not a new one without a match while another is played, however long ago that was', () => {
    expect(shown(running, { ...old, daysToMatch: 60 })).toBe('old');
  });

  it('is the main one, as long as that is active', () => {
    const main = { ...coming, isMain: true };
    const playing = { ...running, daysToMatch: 0 };
    expect(shown(main, playing)).toBe('coming');
    expect(shown({ ...main, isActive: false }, playing)).toBe('running');
  });

  it('is none where none is active, however near its matches are', () => {
    expect(shown({ ...running, daysToMatch: 0, isActive: false })).toBeUndefined();
    expect(shown()).toBeUndefined();
  });

  it('is the newer of two seasons that are as near, and the first of two divisions', () => {
    expect(shown({ ...running, daysToMatch: 3 }, { ...old, daysToMatch: 3 })).toBe('running');
    const first = { ...running, daysToMatch: 0 };
    expect(shown(first, { ...first, id: 'second division' }, old)).toBe('running');
  });
});

describe('without any match it', () => {
  it('is the active one that began last', () => {
    expect(shown(coming, running, old)).toBe('running');
    expect(shown(coming, { ...running, isActive: false }, old)).toBe('old');
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
