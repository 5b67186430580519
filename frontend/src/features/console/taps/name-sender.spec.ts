import { NameSender } from './name-sender';
import type { NameOutcome } from './send-name';
import type { WaitingName, WaitingNames } from './waiting-names';

const trainer: WaitingName = {
  id: 'a',
  matchId: 7,
  by: 'account:3',
  grant: null,
  named: { side: 'home', role: 'coach', firstName: 'Ivo', lastName: 'Ivić' },
  label: 'Ivo Ivić',
};
const storage: WaitingNames = {
  all: async () => [trainer],
  save: async () => {},
  remove: async () => {},
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a sender of names', () => {
  it('tries once more after a while when the server cannot be reached', async () => {
    const send = jest.fn(async (): Promise<NameOutcome> => ({ type: 'unreachable' }));
    const sender = new NameSender({ storage, send, random: () => 1 });
    await sender.resume();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send.mock.calls.length).toBeGreaterThan(1);
    sender.close();
  });

  it('sends nothing more once it is closed, also when it is closed while it sends', async () => {
    let answer: (outcome: NameOutcome) => void = () => {};
    const send = jest.fn(() => new Promise<NameOutcome>((resolve) => (answer = resolve)));
    const sender = new NameSender({ storage, send, random: () => 1 });
    const sent = sender.resume();
    await jest.advanceTimersByTimeAsync(0);
    sender.close();
    answer({ type: 'unreachable' });
    await sent;
    await jest.advanceTimersByTimeAsync(60_000);
    await sender.resume();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
