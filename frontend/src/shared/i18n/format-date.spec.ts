import { formatDate, formatDateTime, formatRelativeDay, formatTime } from './format-date';

describe('dates in Zagreb', () => {
  it('are written as each language writes them', () => {
    expect(formatDate('2025-11-02T18:00:00Z', 'hr')).toBe('02.\u00a011.\u00a02025.');
    expect(formatDate('2025-11-02T18:00:00Z', 'en')).toBe('2\u00a0Nov\u00a02025');
    expect(formatDateTime('2025-11-02T18:00:00Z', 'hr')).toBe('02.\u00a011.\u00a02025. 19:00');
    expect(formatDateTime('2025-11-02T18:00:00Z', 'en')).toBe('2\u00a0Nov\u00a02025, 19:00');
  });

  it('are 24 hours long and midnight is 00', () => {
    expect(formatTime('2025-11-02T23:00:00Z')).toBe('00:00');
  });

  it('belong to the day in Zagreb, not to the day in UTC', () => {
    expect(formatDate('2025-07-31T22:30:00Z', 'hr')).toBe('01.\u00a008.\u00a02025.');
  });
});

describe('clock changes', () => {
  it.each([
    ['autumn, an hour before', '2025-10-26T00:59:00Z', '02:59'],
    ['autumn, the hour that comes twice', '2025-10-26T01:00:00Z', '02:00'],
    ['autumn, kick-off of that day', '2025-10-26T15:00:00Z', '16:00'],
    ['the Sunday before', '2025-10-19T14:00:00Z', '16:00'],
    ['spring, the last minute', '2026-03-29T00:59:00Z', '01:59'],
    ['spring, the hour that is left out', '2026-03-29T01:00:00Z', '03:00'],
    ['spring, kick-off of that day', '2026-03-29T14:00:00Z', '16:00'],
  ])('%s', (_name, instant, time) => {
    expect(formatTime(instant)).toBe(time);
  });

  it('a day of 25 and a day of 23 hours are one day', () => {
    const relative = (instant: string, now: string) => formatRelativeDay(instant, 'hr', now);
    // Saturday 00:30 and Sunday 23:30 wall time are 48 hours apart in autumn.
    expect(relative('2025-10-26T22:30:00Z', '2025-10-24T22:30:00Z')).toBe('sutra');
    expect(relative('2025-10-26T22:30:00Z', '2025-10-25T22:30:00Z')).toBe('danas');
    expect(relative('2026-03-29T21:30:00Z', '2026-03-28T23:30:00Z')).toBe('danas');
    expect(relative('2026-03-29T22:30:00Z', '2026-03-28T23:30:00Z')).toBe('sutra');
  });
});

describe('relative days', () => {
  const now = '2025-11-05T12:00:00Z';
  it.each([
    ['2025-11-05T22:59:00Z', 'danas', 'today'],
    ['2025-11-05T23:00:00Z', 'sutra', 'tomorrow'],
    ['2025-11-03T23:00:00Z', 'jučer', 'yesterday'],
    ['2025-11-09T15:00:00Z', 'ned, 09.\u00a011.', 'Sun, 9\u00a0Nov'],
  ])('%s', (instant, hr, en) => {
    expect(formatRelativeDay(instant, 'hr', now)).toBe(hr);
    expect(formatRelativeDay(instant, 'en', now)).toBe(en);
  });
});
