import { presetRules } from '@kolo/domain';
import { act, render } from '@testing-library/react';
import '@/shared/i18n/i18n';
import {
  createLiveMatchStore,
  withDeltas,
  withMerged,
  withSnapshot,
} from '@/shared/live/live-match.store';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { translatePage } from '@/shared/testing/translate-page';
import { MatchAnnouncer } from './MatchAnnouncer';

type Form = 'deltas' | 'one merged patch';

function aListener(match: FakeMatch, form: Form = 'deltas') {
  const store = createLiveMatchStore();
  const { container: region } = render(<MatchAnnouncer store={store} before={store.getState()} />);
  const take = (epoch = 'first') =>
    act(() =>
      store.setState((view) =>
        withSnapshot(view, {
          matchId: match.matchId,
          epoch,
          version: match.version,
          snapshot: match.snapshot(),
        }),
      ),
    );
  const receive = () => {
    act(() =>
      store.setState((view) =>
        form === 'deltas'
          ? withDeltas(view, match.since(view.version))
          : withMerged(view, match.mergedSince(view.version)),
      ),
    );
    return region.textContent;
  };
  return { take, receive, said: () => region.textContent };
}

it('says the next goal in a browser that translates the page too', async () => {
  const match = new FakeMatch().start();
  const listener = aListener(match);
  listener.take();
  const translation = translatePage();
  listener.take();
  for (const score of ['1:0', '2:0']) {
    match.goal();
    listener.receive();
    // The translator is notified after the change.
    await act(async () => {});
    expect(listener.said()).toMatch(new RegExp(`^\\[Gol, ${score}, .*\\]$`));
  }
  translation.stop();
});

describe.each<[Form]>([['deltas'], ['one merged patch']])(
  'what screen readers hear of %s',
  (form) => {
    it('is what the league decided about the match, and what became of it', () => {
      const match = new FakeMatch(7, { rules: presetRules['fifa-2025-26'] });
      const listener = aListener(match, form);
      listener.take();
      match.do({ type: 'PostponeMatch', reason: 'hall', newDate: null });
      expect(listener.receive()).toBe('Odluka o utakmici: odgođeno.');
      match.do({ type: 'RevokeRuling', ruling: 'postponement' });
      expect(listener.receive()).toBe('Utakmica više nije odgođena.');
      match.start().goal();
      listener.receive();
      match.do({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
      expect(listener.receive()).toBe('Utakmica je prekinuta, 1:0.');
      match.do({ type: 'OrderReplay', mode: 'from-minute', newMatchId: null });
      expect(listener.receive()).toBe('Odluka o utakmici: prekinuto, nastavlja se.');
      match.do({ type: 'ResumeMatch' });
      expect(listener.receive()).toBe('Utakmica se nastavlja, 1:0.');
      match.do({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
      listener.receive();
      match.do({ type: 'AwardResult', winner: 'home', cause: 'abandoned' });
      expect(listener.receive()).toBe('Odluka o utakmici: rezultat po odluci.');
      match.do({ type: 'RevokeRuling', ruling: 'award' });
      expect(listener.receive()).toBe('Odluka o utakmici je poništena.');
      match.do({ type: 'AwardResult', winner: 'none', cause: 'abandoned' });
      expect(listener.receive()).toBe('Odluka o utakmici: rezultat po odluci, oba tima gube.');
    });

    it('is that the table checks the score, and that it is confirmed', () => {
      const match = new FakeMatch(7, { rules: presetRules['fifa-2025-26'] }).start().goal();
      const listener = aListener(match, form);
      listener.take();
      match.do({ type: 'QuestionScore' });
      expect(listener.receive()).toBe('Rezultat se provjerava.');
      match.do({ type: 'ConfirmScore' });
      expect(listener.receive()).toBe('Rezultat je potvrđen, 1:0.');
    });

    it('is that a match was abandoned, and not that it was called off', () => {
      const match = new FakeMatch().start().goal();
      const listener = aListener(match, form);
      listener.take();
      match.do({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
      expect(listener.receive()).toBe('Utakmica je prekinuta, 1:0.');
    });

    it('is that a match was called off before it began', () => {
      const match = new FakeMatch();
      const listener = aListener(match, form);
      listener.take();
      match.do({ type: 'ChangeState', wanted: { status: 'cancelled' } });
      expect(listener.receive()).toBe('Utakmica je otkazana.');
    });

    it('is a goal with the score, the minute and the scorer', () => {
      const match = new FakeMatch().start().goal();
      const listener = aListener(match, form);
      listener.take();
      match.goal('away');
      match.do(
        { type: 'RecordGoal', team: 'home', scorer: 3, assist: null, kind: 'open-play' },
        13.5,
      );
      expect(listener.receive()).toContain('Gol, 2:1, 14. minuta. Čelik Osijek, Ivan Horvat 3.');
    });

    it('is nothing of what was before, nor of another history', () => {
      const match = new FakeMatch().start().goal();
      const listener = aListener(match, form);
      listener.take();
      expect(listener.said()).toBe('');
      match.goal();
      listener.take('restored');
      expect(listener.said()).toBe('');
    });

    it('is a goal that was undone, and the whistle', () => {
      const match = new FakeMatch().start().goal();
      const listener = aListener(match, form);
      listener.take();
      match.do({ type: 'Undo' });
      expect(listener.receive()).toBe('Gol je poništen, 0:0.');
      match.do({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, 20);
      expect(listener.receive()).toBe('Poluvrijeme, 0:0.');
    });

    it('is a kick with the score of the kicks, and no foul', () => {
      const rules = { ...presetRules.tournament, extraTime: null };
      const match = new FakeMatch(7, { rules }).start();
      const listener = aListener(match, form);
      match.do({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, 16);
      match.do({ type: 'ChangeState', wanted: { matchState: 'second-half' } }, 20);
      listener.take();
      match.do({ type: 'RecordFoul', team: 'away', playerId: 11, restart: 'direct' }, 21);
      expect(listener.receive()).toBe('');
      match.do({ type: 'StartShootout', first: 'home' }, 40);
      expect(listener.receive()).toBe('Počinje raspucavanje.');
      match.do({ type: 'TakeShootoutKick', team: 'home', playerId: 2, scored: true }, 41);
      expect(listener.receive()).toBe('Raspucavanje 1:0, pogodak. Čelik Osijek, Ivan Horvat 2.');
    });

    it('is a card, an exclusion and a timeout, without the score', () => {
      const match = new FakeMatch().start();
      const listener = aListener(match, form);
      listener.take();
      match.do({ type: 'RaisePlayerCounter', playerId: 2, counter: 'yellowCards' });
      expect(listener.receive()).toBe('Žuti karton. Čelik Osijek, Ivan Horvat 2.');
      match.do({ type: 'TakeTimeout', team: 'away' });
      expect(listener.receive()).toBe('Minuta odmora. Žito Slavonija.');
    });

    it('is only the score after a long break', () => {
      const match = new FakeMatch().start();
      const listener = aListener(match, form);
      listener.take();
      for (let goal = 0; goal < 5; goal += 1) match.goal();
      expect(listener.receive()).toBe('Rezultat 5:0.');
    });
  },
);
