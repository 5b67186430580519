import { presetRules } from '@kolo/domain';
import { fireEvent } from '@testing-library/react';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { openTable, passSeconds, press } from '@/features/console/testing/open-console';
import { i18n } from '@/shared/i18n/i18n';
import { soundHorn, unlockHorn } from './horn';

jest.mock('./horn', () => ({ soundHorn: jest.fn(), unlockHorn: jest.fn() }));
const sounded = jest.mocked(soundHorn);

beforeEach(async () => {
  localStorage.clear();
  useConsoleSettings.setState({ sound: true, numberPad: false, swapped: null });
  await i18n.changeLanguage('hr');
  jest.useFakeTimers({ now: Date.parse(kickOff) + 10_000 });
  sounded.mockClear();
});
afterEach(() => void jest.useRealTimers());

const playing = () => new FakeMatchServer().started(presetRules['fifa-2025-26']);

describe('the horn', () => {
  it('sounds once when the time of a period is over, and not for whoever opens the page later', () => {
    const server = playing();
    const { unmount } = openTable(server);
    press('Pokreni');
    passSeconds(1_190);
    expect(sounded).not.toHaveBeenCalled();
    passSeconds(30);
    expect(sounded.mock.calls).toEqual([['period-end']]);
    unmount();
    openTable(server);
    passSeconds(5);
    expect(sounded).toHaveBeenCalledTimes(1);
  });

  it('tells the end of a timeout and the last foul without a kick apart', () => {
    openTable(playing());
    for (let foul = 0; foul < 6; foul += 1) press(/^Prekršaj .*: Span/);
    expect(sounded.mock.calls).toEqual([['last-foul']]);
    press(/^Minuta odmora .*: Končar/);
    press('Počni');
    passSeconds(61);
    expect(sounded.mock.calls).toEqual([['last-foul'], ['timeout-over']]);
  });

  it('is silent where this device has turned it off', () => {
    useConsoleSettings.setState({ sound: false });
    openTable(playing());
    for (let foul = 0; foul < 5; foul += 1) press(/^Prekršaj .*: Span/);
    expect(sounded).not.toHaveBeenCalled();
  });

  it('asks for the audio at the end of every tap: browsers do not give it for a touch that begins', () => {
    const unlock = jest.mocked(unlockHorn);
    openTable(playing());
    unlock.mockClear();
    fireEvent.pointerDown(document.body);
    expect(unlock).not.toHaveBeenCalled();
    fireEvent.pointerUp(document.body);
    expect(unlock).toHaveBeenCalledTimes(1);
    fireEvent.pointerUp(document.body);
    expect(unlock).toHaveBeenCalledTimes(2);
  });
});
