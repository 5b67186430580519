/** The three signals of the scorer's table must differ from each other and from a whistle. */
export type Signal = 'period-end' | 'timeout-over' | 'last-foul';

/** Blasts as seconds from the start and how long each lasts. */
const blasts: Record<Signal, readonly (readonly [start: number, seconds: number])[]> = {
  'period-end': [[0, 2]],
  'timeout-over': [
    [0, 0.6],
    [0.8, 0.6],
  ],
  'last-foul': [
    [0, 0.18],
    [0.28, 0.18],
    [0.56, 0.18],
  ],
};

const pitch: Record<Signal, number> = {
  'period-end': 220,
  'timeout-over': 330,
  'last-foul': 660,
};

const vibrations: Record<Signal, number[]> = {
  'period-end': [1_500],
  'timeout-over': [500, 200, 500],
  'last-foul': [150, 100, 150, 100, 150],
};

let audio: AudioContext | undefined;

/**
 * Browsers let a page sound only after a tap. An iPad takes the audio away again when it is locked or called
 * (`interrupted`, a state of WebKit), so every tap asks for it.
 */
export function unlockHorn(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') audio.resume().catch(() => {});
  } catch {
    // A browser without audio still shows the signal.
  }
}

export function soundHorn(signal: Signal): void {
  navigator.vibrate?.(vibrations[signal]);
  if (audio?.state !== 'running') return;
  for (const [start, seconds] of blasts[signal]) blast(audio, pitch[signal], start, seconds);
}

/** Two saws slightly apart sound like the horn of a hall and carry over its noise. */
function blast(context: AudioContext, hertz: number, start: number, seconds: number): void {
  const from = context.currentTime + start;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.5, from + 0.02);
  volume.gain.setValueAtTime(0.5, from + seconds - 0.03);
  volume.gain.linearRampToValueAtTime(0, from + seconds);
  volume.connect(context.destination);
  for (const apart of [1, 1.015]) {
    const saw = context.createOscillator();
    saw.type = 'sawtooth';
    saw.frequency.value = hertz * apart;
    saw.connect(volume);
    saw.start(from);
    saw.stop(from + seconds);
  }
}
