import { soundHorn, unlockHorn } from './horn';

const started = jest.fn();

/** As Safari has it: a locked iPad interrupts the audio, which nothing but a tap brings back. */
class FakeAudio {
  static last: FakeAudio | undefined;
  state: 'suspended' | 'running' | 'interrupted' = 'suspended';
  currentTime = 0;
  destination = {};
  resume = jest.fn(async () => {
    this.state = 'running';
  });
  constructor() {
    FakeAudio.last = this;
  }
  createGain = () => ({
    gain: { setValueAtTime: jest.fn(), linearRampToValueAtTime: jest.fn() },
    connect: jest.fn(),
  });
  createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: jest.fn(),
    start: started,
    stop: jest.fn(),
  });
}

beforeAll(() => Object.assign(globalThis, { AudioContext: FakeAudio }));
afterAll(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

it('sounds after a tap, and after an interruption from the next tap on', () => {
  soundHorn('period-end');
  expect(started).not.toHaveBeenCalled();
  unlockHorn();
  soundHorn('period-end');
  expect(started).toHaveBeenCalledTimes(2);

  if (FakeAudio.last !== undefined) FakeAudio.last.state = 'interrupted';
  soundHorn('period-end');
  expect(started).toHaveBeenCalledTimes(2);
  unlockHorn();
  soundHorn('period-end');
  expect(started).toHaveBeenCalledTimes(4);
});

it('asks for nothing while it may sound', () => {
  unlockHorn();
  const attempts = FakeAudio.last?.resume.mock.calls.length;
  unlockHorn();
  expect(FakeAudio.last?.resume.mock.calls).toHaveLength(attempts ?? -1);
});
