import { whistles } from '@kolo/domain';
import { waitFor } from '@testing-library/react';
import { i18n } from '@/shared/i18n/i18n';
import { serve } from '@/shared/testing/fake-server';
import { createPracticeConsole } from './practice-console';
import { PracticeMatch, practiceMatchId } from './practice-match';

const at = (second: number): string => new Date(Date.UTC(2026, 4, 24, 16, 0, second)).toISOString();
const names = { home: 'Domaći', away: 'Gosti' };

function started(): PracticeMatch {
  const match = new PracticeMatch(names);
  const { homePlayers, awayPlayers, matchRules } = match.view();
  const playerIds = [...homePlayers, ...awayPlayers].map(({ id }) => id);
  const { rules, version } = matchRules ?? { rules: undefined, version: 0 };
  const sheet = rules === undefined ? {} : { sheet: { rules, version } };
  const roster = { home: [], away: [] };
  match.answer({ type: 'InitialiseMatch', playerIds, roster, ...sheet }, 'initialise', at(0));
  match.answer({ type: 'ChangeState', wanted: whistles.firstHalf }, 'kick-off', at(1));
  return match;
}

it('follows the rules of a real match, fouls and the clock among them', () => {
  const match = started();
  match.answer({ type: 'ControlClock', action: 'start' }, 'start', at(2));
  match.answer(
    { type: 'RecordGoal', team: 'home', scorer: 101, assist: null, kind: 'open-play' },
    'goal',
    at(20),
  );
  expect(match.view()).toMatchObject({ homeScore: 1, awayScore: 0, status: 'in_progress' });
  const refused = match.answer({ type: 'ChangeState', wanted: whistles.finish }, 'finish', at(30));
  expect(refused).toEqual({ code: 'match.transition-not-allowed' });
});

it('has players with names, each with a number of their own', () => {
  const { homePlayers, awayPlayers } = new PracticeMatch(names).view();
  for (const players of [homePlayers, awayPlayers]) {
    expect(new Set(players.map(({ jerseyNumber }) => jerseyNumber)).size).toBe(10);
    for (const { name } of players) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  }
});

it('answers a repeated tap like the first time', () => {
  const match = started();
  const foul = () =>
    match.answer(
      { type: 'RecordFoul', team: 'away', playerId: null, restart: 'direct' },
      'foul',
      at(5),
    );
  expect(foul()).toMatchObject({ events: [{ type: 'FoulCommitted' }] });
  const { version } = match.view().state;
  expect(foul()).toMatchObject({ events: [{ type: 'FoulCommitted' }] });
  expect(match.view().state.version).toBe(version);
});

it('leaves no trace: nothing is sent, and nothing is stored', async () => {
  const server = serve();
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  await i18n.ready('consoleAccess');
  const matchConsole = createPracticeConsole(practiceMatchId, null, () => {});
  await matchConsole.open();
  const playerIds = [101, 102, 201, 202];
  matchConsole.tap({
    type: 'InitialiseMatch',
    playerIds,
    roster: { home: [101, 102], away: [201, 202] },
  });
  matchConsole.tap({ type: 'ChangeState', wanted: whistles.firstHalf });
  await waitFor(() => {
    const { match } = matchConsole.store.getState();
    if (match.phase !== 'ready') throw new Error(match.phase);
    expect(match.log.pending).toEqual([]);
    expect(match.log.confirmed.status).toBe('in_progress');
  });
  expect(server.calls).toEqual([]);
  expect(stored).not.toHaveBeenCalled();
  matchConsole.close();
});
