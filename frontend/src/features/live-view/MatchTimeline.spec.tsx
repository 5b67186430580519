import { type MatchCommand, presetRules } from '@kolo/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { MatchTimeline } from './MatchTimeline';

const rows = (match: FakeMatch) => {
  render(<MatchTimeline snapshot={match.snapshot()} shownUpTo={match.version} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the timeline on the screen', () => {
  it('says who scored, how, when, and the score afterwards', () => {
    const match = new FakeMatch().start();
    match.do({ type: 'RecordGoal', team: 'home', scorer: 3, assist: 4, kind: 'penalty' }, 13.5);
    const [goal, start] = rows(match);
    expect(goal).toContain('14. minuta');
    expect(goal).toContain('Gol, Čelik Osijek: Ivan Horvat 3');
    expect(goal).toContain('1:0');
    expect(goal).toContain('kazneni udarac · asist. Ivan Horvat 4');
    expect(start).toBe('Početak utakmice');
  });

  it('shows an own goal on the side it counts for, with its scorer', () => {
    const match = new FakeMatch().start();
    match.do({ type: 'RecordGoal', team: 'away', scorer: 2, assist: null, kind: 'own-goal' }, 3);
    expect(rows(match)[0]).toContain('Gol, Žito Slavonija: Ivan Horvat 2autogol');
  });

  it('gives cards their letter, not only their colour', () => {
    const match = new FakeMatch().start();
    match.do({ type: 'RaisePlayerCounter', playerId: 11, counter: 'yellowCards' }, 5);
    match.do({ type: 'RaisePlayerCounter', playerId: 12, counter: 'redCards' }, 6);
    render(<MatchTimeline snapshot={match.snapshot()} shownUpTo={match.version} />);
    const [red, yellow] = screen.getAllByRole('listitem');
    if (red === undefined || yellow === undefined) throw new Error('rows are missing');
    expect(within(red).getByText('C')).toBeInTheDocument();
    expect(red).toHaveTextContent('Crveni karton, Žito Slavonija: Ivan Horvat 12');
    expect(within(yellow).getByText('Ž', { ignore: '[aria-hidden]' })).toBeInTheDocument();
  });

  it('shows the score of a whistle, and the award', () => {
    const match = new FakeMatch().start().goal();
    match.do({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, 20);
    match.do({ type: 'ChangeState', wanted: { matchState: 'second-half' } }, 25);
    match.do({ type: 'ChangeState', wanted: { matchState: 'completed' } }, 46);
    match.do({ type: 'ChooseMvp', playerId: 1 }, 47);
    const [award, end, second, half] = rows(match);
    expect(award).toBe('MVP utakmice Ivan Horvat 1');
    expect(end).toBe('Kraj utakmice1:0');
    expect(second).toBe('Početak 2. poluvremena');
    expect(half).toBe('Kraj 1. poluvremena1:0');
  });

  it('waits for the new day of a postponed match', () => {
    const match = new FakeMatch(7, { present: false });
    match.do({ type: 'PostponeMatch', reason: 'hall', newDate: null });
    const { container } = render(
      <MatchTimeline snapshot={match.snapshot()} shownUpTo={match.version} />,
    );
    expect(container).toHaveTextContent(/^Utakmica još nije počela$/);
  });

  it('forgets a goal that was undone', () => {
    const match = new FakeMatch().start().goal();
    const { rerender } = render(
      <MatchTimeline snapshot={match.snapshot()} shownUpTo={match.version} />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    match.do({ type: 'Undo' });
    rerender(<MatchTimeline snapshot={match.snapshot()} shownUpTo={match.version} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it.each<[string, MatchCommand, boolean]>([
    ['awarded', { type: 'AwardResult', winner: 'away', cause: 'ineligible' }, true],
    ['annulled', { type: 'AnnulMatch', reason: 'decision' }, true],
    ['ordinary', { type: 'ChooseMvp', playerId: 1 }, false],
  ])(
    'says above the goals of an %s match what was played, where that does not count',
    (_, command, isThere) => {
      const match = new FakeMatch().start().goal();
      for (const matchState of ['half-time', 'second-half', 'completed'] as const)
        match.do({ type: 'ChangeState', wanted: { matchState } });
      match.do(command);
      rows(match);
      const heading = screen.queryByRole('heading', { name: 'Odigrano na terenu 1:0' });
      expect(heading !== null).toBe(isThere);
    },
  );

  it('has nothing that was played of a match that was awarded before kick-off', () => {
    const match = new FakeMatch();
    match.do({ type: 'AwardResult', winner: 'home', cause: 'no-show' });
    render(<MatchTimeline snapshot={match.snapshot()} shownUpTo={match.version} />);
    expect(screen.queryByText(/Odigrano na terenu/)).toBeNull();
    expect(screen.getByText(/o njoj je odlučila liga/)).toBeInTheDocument();
    expect(screen.queryByText(/pojavit će se/)).toBeNull();
  });

  it('says so while nothing has happened', () => {
    render(<MatchTimeline snapshot={new FakeMatch().snapshot()} shownUpTo={2} />);
    expect(screen.getByText('Utakmica još nije počela')).toBeInTheDocument();
    expect(screen.getByText(/u 17:00/)).toBeInTheDocument();
  });
});

describe('the timeline of a match with a rule sheet', () => {
  const played = () => {
    const match = new FakeMatch(7, { rules: presetRules.tournament }).start();
    const card = { type: 'ShowCard', team: 'home', place: 'pitch' } as const;
    const kick = { type: 'RecordMissedKick', kind: 'ten-metres', playerId: 12 } as const;
    match.do({ ...card, playerId: 1, official: null, card: 'yellow' }, 1);
    match.do({ ...card, playerId: 1, official: null, card: 'second-yellow' }, 2);
    match.do({ ...card, playerId: null, official: 'coach', card: 'yellow', place: 'bench' }, 3);
    match.do({ ...kick, team: 'away', how: 'frame' }, 4);
    for (const playerId of [11, null])
      match.do({ type: 'RecordFoul', team: 'away', playerId, restart: 'direct' }, 5);
    return match;
  };

  it('names a second yellow card, an official, and how a kick was missed', () => {
    const [kick, coach, second, yellow] = rows(played());
    expect(kick).toContain(
      'Promašen udarac, Žito Slavonija: Ivan Horvat 12udarac s 10 m, okvir vrata',
    );
    expect(coach).toContain('Žuti karton, Čelik Osijek: trener');
    expect(second).toContain('3. minuta');
    expect(second).toContain('Drugi žuti karton, Čelik Osijek: Ivan Horvat 1');
    expect(yellow).toContain('Žuti karton, Čelik Osijek: Ivan Horvat 1');
  });

  it('shows fouls to whoever asks for them', async () => {
    expect(rows(played())).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Prikaži 2 prekršaja' }));
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toHaveLength(7);
    expect(shown.slice(0, 2)).toEqual([
      expect.stringContaining('Žito Slavonija: Prekršaj'),
      expect.stringContaining('Prekršaj, Žito Slavonija: Ivan Horvat 11'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sakrij prekršaje' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('tells extra time and the kicks', () => {
    const match = new FakeMatch(7, { rules: presetRules.tournament }).start();
    match.do({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, 16);
    match.do({ type: 'ChangeState', wanted: { matchState: 'second-half' } }, 20);
    match.do({ type: 'ControlPeriod', period: 3, action: 'start' }, 40);
    match.do({ type: 'ControlPeriod', period: 3, action: 'end' }, 46);
    match.do({ type: 'ControlPeriod', period: 4, action: 'start' }, 47);
    match.do({ type: 'ControlPeriod', period: 4, action: 'end' }, 53);
    match.do({ type: 'StartShootout', first: 'home' }, 55);
    match.do({ type: 'TakeShootoutKick', team: 'home', playerId: 2, scored: true }, 56);
    match.do({ type: 'TakeShootoutKick', team: 'away', playerId: null, scored: false }, 57);
    const shown = rows(match);
    expect(shown.slice(0, 7)).toEqual([
      expect.stringContaining('Žito Slavonija: Raspucavanjepromašaj'),
      expect.stringContaining('Raspucavanje, Čelik Osijek: Ivan Horvat 2pogodak'),
      'Raspucavanje',
      'Kraj produžetaka0:0',
      'Početak 2. produžetka',
      'Kraj 1. produžetka0:0',
      'Početak produžetaka',
    ]);
  });
});
