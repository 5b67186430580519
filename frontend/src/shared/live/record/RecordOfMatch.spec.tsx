import { presetRules } from '@kolo/domain';
import { act, render, screen, within } from '@testing-library/react';
import { i18n } from '@/shared/i18n/i18n';
import { RecordOfMatch } from './RecordOfMatch';

type Props = Parameters<typeof RecordOfMatch>[0];

const names: Record<number, string> = { 4: 'Ivan Horvat', 12: 'Marko Kovač' };
const playerOf = (id: number) => ({ number: id, name: names[id] ?? '' });
const none = { home: [], away: [] };
const record: Props['record'] = {
  periods: [
    {
      period: 1,
      fouls: {
        home: [{ played: 59 }, { played: 307, playerId: 4 }],
        away: [{ played: 360, official: true }, {}],
      },
      timeouts: { home: [], away: [{ played: 500 }] },
    },
    { period: 2, fouls: { home: [{ played: 60 }], away: [] }, timeouts: none, kickOff: 'away' },
    { period: 3, fouls: { home: [{ played: 61 }], away: [] }, timeouts: none },
  ],
  endedReductions: [
    {
      id: 'red.0',
      team: 'home',
      playerId: 4,
      cause: 'red',
      endedBy: 'goal',
      from: { period: 1, played: 1_150 },
      until: { period: 2, played: 20 },
    },
    {
      id: 'out.0',
      team: 'away',
      playerId: null,
      cause: 'exclusion',
      endedBy: 'time',
      from: { period: 2, played: 30 },
      until: { period: 2, played: 150 },
    },
  ],
  halfTimeScore: { home: 1, away: 0 },
  regularTimeScore: { home: 2, away: 2 },
};
const show = (changes: Partial<Props['rules']> = {}) =>
  render(
    <RecordOfMatch rules={{ ...presetRules.tournament, ...changes }} {...{ record, playerOf }} />,
  );
const periodOf = (name: RegExp) => {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (section === null) throw new Error('A heading without its section');
  return within(section);
};
const cells = (name: RegExp) =>
  periodOf(name)
    .getAllByRole('definition')
    .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));

beforeAll(async () => {
  await i18n.ready('ruledMatch', 'hr');
  await i18n.ready('ruledMatch', 'en');
});
afterEach(() => act(() => i18n.changeLanguage('hr')));

it('the fouls of each half are counted and listed with minute and number, timeouts with their minute', () => {
  show({ halfMinutes: 20 });
  expect(cells(/^1\. poluvrijeme · 1:0$/)).toEqual(['21′, 6′ (4)', '27′ (sl. osoba), –', '', '9′']);
});

it('the team that kicked off is marked on its side, where somebody has said it', () => {
  show({ halfMinutes: 20 });
  expect(periodOf(/^2\. poluvrijeme/).getByText('Početni udarac')).toBeVisible();
  expect(cells(/^2\. poluvrijeme/)).toEqual(['', 'izvodi', '122′', '0']);
  expect(periodOf(/^1\. poluvrijeme/).queryByText('Početni udarac')).toBeNull();
});

it('extra time counts on with the fouls of the second half where the sheet says so', () => {
  const { unmount } = show({ halfMinutes: 20, foulsCarryIntoExtraTime: true });
  expect(cells(/^2\. poluvrijeme · 2:2$/)).toEqual(['', 'izvodi', '122′', '0']);
  expect(cells(/^1\. produžetak$/)).toEqual(['142′', '0', '2', '0']);
  unmount();
  show({ halfMinutes: 20, foulsCarryIntoExtraTime: false });
  expect(cells(/^1\. produžetak$/)).toEqual(['142′', '0']);
});

it('a league that counts no fouls lists none', () => {
  show({ foulKickFrom: null });
  expect(screen.queryByText('Prekršaji')).toBeNull();
  expect(cells(/^1\. poluvrijeme/)).toEqual(['', '9′']);
});

it('a place that was lost names its player, cause, beginning and end', async () => {
  show();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '4 Ivan Horvatcrveni karton19:10 (1. pol.) – 0:20 (2. pol.)primljen pogodak',
    'isključenje0:30 – 2:30 (2. pol.)isteklo vrijeme',
  ]);
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
    'suspension0:30 – 2:30 (2nd half)time served',
  );
});
