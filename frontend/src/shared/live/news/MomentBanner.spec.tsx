import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import '@/shared/i18n/i18n';
import {
  createLiveMatchStore,
  type LiveMatchView,
  withDeltas,
  withMerged,
  withSnapshot,
} from '@/shared/live/live-match.store';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { MomentBanner } from './MomentBanner';
import { useGoalVibration } from './use-goal-vibration';
import { useMatchMoment } from './use-match-moment';

function Page({ view }: { view: LiveMatchView }): ReactElement | null {
  const moment = useMatchMoment(view);
  useGoalVibration(moment);
  const { snapshot } = view;
  return snapshot && <MomentBanner moment={moment} snapshot={snapshot} place="page" />;
}

function follow(match: FakeMatch) {
  const answer = (view: LiveMatchView, epoch = 'e') =>
    withSnapshot(view, {
      matchId: 7,
      epoch,
      version: match.version,
      snapshot: match.snapshot(),
    });
  let view = answer(createLiveMatchStore().getState());
  const { container, rerender } = render(<Page view={view} />);
  const shows = (next: LiveMatchView) => {
    view = next;
    rerender(<Page view={view} />);
    return container.textContent;
  };
  return {
    container,
    receive: () => shows(withDeltas(view, match.since(view.version))),
    receiveMerged: () => shows(withMerged(view, match.mergedSince(view.version))),
    readAgain: (epoch?: string) => shows(answer(view, epoch)),
  };
}

const vibrate = jest.fn();
const moves = (reduced: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: reduced,
    addEventListener() {},
    removeEventListener() {},
  } as never);

beforeEach(() => {
  jest.useFakeTimers();
  vibrate.mockReset();
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
  moves(false);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a goal', () => {
  it('is celebrated with the team, the scorer and his goals, and the score, and then it is over', () => {
    const match = new FakeMatch().start().goal('home', 3).goal('away');
    const page = follow(match);
    expect(page.container.textContent).toBe('');
    match.goal('home', 3);
    expect(page.receive()).toBe('ČGOL!Ivan Horvat 3Čelik Osijek · 3′ · 2. gol na utakmici2:1');
    expect(vibrate).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.getByText('GOL!')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_000));
    expect(page.container.textContent).toBe('');
  });

  it('is not told to screen readers by the banner, whose announcer says it once', () => {
    const match = new FakeMatch().start();
    const page = follow(match);
    match.goal();
    page.receive();
    expect(page.container.querySelector('[aria-hidden="true"]')).toContainElement(
      screen.getByText('GOL!'),
    );
  });

  it('without a scorer is the team’s, and gets no second celebration when he is named', () => {
    const match = new FakeMatch().start();
    const page = follow(match);
    match.goal('away', null);
    expect(page.receive()).toBe('ŽGOL!Žito Slavonija2′0:1');
    match.do({ type: 'RaisePlayerCounter', playerId: 11, counter: 'goals' });
    expect(page.receive()).toContain('Ivan Horvat 11');
    expect(vibrate).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(3_600));
    expect(page.container.textContent).toBe('');
  });

  it('that is undone ends its celebration', () => {
    const match = new FakeMatch().start();
    const page = follow(match);
    match.goal();
    page.receive();
    match.do({ type: 'Undo' });
    expect(page.receive()).toBe('');
  });

  it.each([
    ['deltas', 'receive'],
    ['one merged patch', 'receiveMerged'],
  ] as const)(
    'one of several that come at once, as %s, is summed up, and the next is celebrated',
    (_, receive) => {
      const match = new FakeMatch().start();
      const page = follow(match);
      match.goal().goal('away').goal('away');
      expect(page[receive]()).toBe('3 gola2′, 3′, 3′1:2');
      match.goal('home', 4).do({ type: 'TakeTimeout', team: 'away' });
      expect(page[receive]()).toMatch(/^ČGOL!Ivan Horvat 4/);
      expect(vibrate).toHaveBeenCalledTimes(2);
    },
  );

  it('of another history, or of a match that is over, is none', () => {
    const match = new FakeMatch().start();
    const page = follow(match);
    match.goal();
    expect(page.readAgain('restored')).toBe('');
    match.goal();
    for (const matchState of ['half-time', 'second-half', 'completed'] as const)
      match.do({ type: 'ChangeState', wanted: { matchState } }, 45);
    expect(page.receive()).toBe('');
  });

  it.each([
    ['wants nothing to move', () => moves(true)],
    [
      'has not touched the page',
      () => Object.assign(navigator, { userActivation: { hasBeenActive: false } }),
    ],
  ])('does not shake the phone of who %s', (_, given) => {
    given();
    const match = new FakeMatch().start();
    const page = follow(match);
    match.goal();
    expect(page.receive()).toContain('GOL!');
    expect(vibrate).not.toHaveBeenCalled();
  });
});

it('a card, an exclusion and a timeout are mentioned, but not over a goal', () => {
  const match = new FakeMatch().start();
  const page = follow(match);
  match.do({ type: 'RaisePlayerCounter', playerId: 2, counter: 'yellowCards' });
  expect(page.receive()).toBe('ŽŽuti karton Ivan Horvat 2 · Čelik Osijek');
  match.do({ type: 'TakeTimeout', team: 'away' });
  expect(page.receive()).toBe('Minuta odmora Žito Slavonija');
  act(() => jest.advanceTimersByTime(4_100));
  expect(page.container.textContent).toBe('');
  match.goal();
  page.receive();
  match.do({ type: 'RaisePlayerCounter', playerId: 12, counter: 'twoMinPenalties' });
  expect(page.receive()).toContain('GOL!');
  expect(vibrate).toHaveBeenCalledTimes(1);
});
