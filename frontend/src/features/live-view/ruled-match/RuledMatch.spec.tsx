import type { LiveSnapshot, Shootout } from '@kolo/domain';
import { act, render, screen, within } from '@testing-library/react';
import { ClockTimeContext } from '@/shared/live/clock-time';
import { after, anchor, reduction, ruledMatchSnapshot } from '@/shared/live/testing/ruled-match';
import { RuledMatch } from './RuledMatch';

async function show(snapshot: LiveSnapshot, { shown = true, seconds = 0 } = {}) {
  const rendered = render(
    <ClockTimeContext value={after(seconds)}>
      <RuledMatch snapshot={snapshot} shown={shown} />
    </ClockTimeContext>,
  );
  // The code of a part comes when the match has it.
  await act(async () => {});
  return rendered;
}

const fouls = (home: number, away: number) => ({ match: { fouls: { home, away } } });

describe('the fouls of the period', () => {
  it('are counted, and the one that gives the kick is told before it happens', async () => {
    await show(ruledMatchSnapshot(fouls(3, 5)));
    expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual([
      '3',
      '5Od sljedećeg udarac s 10 m',
    ]);
    expect(screen.getAllByText('Od sljedećeg udarac s 10 m')).toHaveLength(1);
  });

  it('give the kick from where the sheet says', async () => {
    await show(
      ruledMatchSnapshot({ ...fouls(3, 0), rules: { foulKickFrom: 4, foulKickMetres: 9 } }),
    );
    expect(screen.getByText('Od sljedećeg udarac s 9 m')).toBeVisible();
  });

  it('are not shown where the league does not count them, and not after the match', async () => {
    const none = await show(ruledMatchSnapshot({ rules: { foulKickFrom: null } }));
    expect(none.container).toBeEmptyDOMElement();
    const over = ruledMatchSnapshot({
      match: { status: 'completed', fouls: { home: 3, away: 5 } },
    });
    expect((await show(over)).container).toBeEmptyDOMElement();
  });

  it('are not shown while the connection is lost', async () => {
    const { container } = await show(ruledMatchSnapshot(fouls(3, 5)), { shown: false });
    expect(container).toBeEmptyDOMElement();
  });
});

describe('a team that is short', () => {
  const short = ruledMatchSnapshot({
    match: {
      onPitch: { home: 4, away: 4 },
      reductions: [
        reduction({ remainingSeconds: 90 }),
        reduction({ id: 'out.1', team: 'away', playerId: null, cause: 'exclusion' }),
      ],
    },
  });

  it('shows with how many is played, and when each place may be filled', async () => {
    await show(short, { seconds: 30 });
    expect(screen.getByText('Igra se 4 protiv 4')).toBeVisible();
    const [red, exclusion] = screen.getAllByRole('listitem');
    expect(red).toHaveTextContent('1:00Ivan Horvat 1crveni karton');
    expect(exclusion).toHaveTextContent('1:30isključenje');
  });

  it('is complete again without a message', async () => {
    await show(short, { seconds: 91 });
    expect(screen.getByText('Igra se 5 protiv 4')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('a timeout', () => {
  it('counts down by the wall clock, and never below zero', async () => {
    const timeout = { team: 'away', startedAt: anchor, seconds: 60 } as const;
    const snapshot = ruledMatchSnapshot({ clock: { runningSince: null }, match: { timeout } });
    await show(snapshot, { seconds: 17.5 });
    expect(screen.getByText(/Minuta odmora/).closest('p')).toHaveTextContent('Žito Slavonija0:43');
    await show(snapshot, { seconds: 74 });
    expect(screen.getByText('0:00')).toBeVisible();
  });

  it('leaves the page by itself, with a running clock after its minute', async () => {
    const timeout = { team: 'away', startedAt: anchor, seconds: 60 } as const;
    const rules = { timeoutStopsClock: false, foulKickFrom: null };
    const forgotten = ruledMatchSnapshot({ match: { timeout } });
    await show(forgotten, { seconds: 75 });
    expect(screen.queryByText(/Minuta odmora/)).toBeNull();
    const running = ruledMatchSnapshot({ rules, match: { timeout } });
    const { unmount } = await show(running, { seconds: 59 });
    expect(screen.getByText(/Minuta odmora/)).toBeVisible();
    unmount();
    await show(running, { seconds: 60 });
    expect(screen.queryByText(/Minuta odmora/)).toBeNull();
  });
});

describe('the break between the halves', () => {
  const halfTime = (minutes: number) => {
    const snapshot = ruledMatchSnapshot({
      rules: { halfTimeMinutes: minutes, foulKickFrom: null },
      clock: { runningSince: null },
      match: { matchState: 'half-time', periodRunning: false },
    });
    const whistle = { id: 'whistle.0', version: 9, half: 1, second: 1_200, at: anchor } as const;
    const score = { homeScore: 0, awayScore: 0 };
    const { match } = snapshot;
    const timeline = {
      ...match.timeline,
      [whistle.id]: { ...whistle, type: 'half-time', ...score },
    };
    return { ...snapshot, match: { ...match, timeline } } as LiveSnapshot;
  };

  it('is counted down from the whistle, without a message', async () => {
    await show(halfTime(5), { seconds: 28 });
    expect(screen.getByText('Do kraja odmora').closest('p')).toHaveTextContent('4:32');
  });

  it('is followed by the second half whenever the table whistles it', async () => {
    await show(halfTime(5), { seconds: 301 });
    expect(screen.getByText('Drugo poluvrijeme uskoro počinje')).toBeVisible();
  });

  it('is not shown where the sheet has none', async () => {
    expect((await show(halfTime(0))).container).toBeEmptyDOMElement();
  });
});

describe('the kicks', () => {
  const kicks: Shootout = {
    first: 'away',
    home: 0,
    away: 1,
    decided: null,
    kicks: [
      { team: 'away', playerId: 11, scored: true },
      { team: 'home', playerId: 2, scored: false },
      { team: 'away', playerId: null, scored: false },
    ],
  };
  const snapshotOf = (shootout: Shootout, status: 'in_progress' | 'completed' = 'in_progress') =>
    ruledMatchSnapshot({
      rules: { kicks: { first: 3 } },
      clock: { period: 5, limitSeconds: null, runningSince: null },
      match: { shootout, status },
    });

  it('are a row of marks for each team, with who shot and whose turn it is', async () => {
    await show(snapshotOf(kicks));
    expect(screen.getByRole('heading', { name: /^Čelik Osijek.*na redu$/ })).toBeVisible();
    const [home, away] = screen.getAllByRole('list');
    const marks = (list: HTMLElement | undefined) =>
      list === undefined
        ? []
        : within(list)
            .getAllByRole('listitem')
            .map((kick) => kick.textContent);
    expect(marks(home)).toEqual(['Ivan Horvat 2: promašaj']);
    expect(marks(away)).toEqual(['Ivan Horvat 11: pogodak', 'promašaj']);
  });

  it('stay after the match and name the winner', async () => {
    await show(snapshotOf({ ...kicks, decided: 'away' }, 'completed'), { shown: false });
    expect(screen.getByRole('heading', { name: /^Žito Slavonija.*pobjednik$/ })).toBeVisible();
    expect(screen.queryByText(/na redu/)).toBeNull();
  });
});
