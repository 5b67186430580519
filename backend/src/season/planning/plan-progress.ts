/** What the thread of a plan and the main thread share. */
export interface SharedProgress {
  percent: number;
  readonly isStopped: boolean;
  stop(): void;
}

export const sharedMemory = (): SharedArrayBuffer =>
  new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);

export function progressIn(shared: SharedArrayBuffer): SharedProgress {
  const values = new Int32Array(shared);
  return {
    get percent() {
      return Atomics.load(values, 0);
    },
    set percent(percent) {
      Atomics.store(values, 0, percent);
    },
    get isStopped() {
      return Atomics.load(values, 1) === 1;
    },
    stop: () => {
      Atomics.store(values, 1, 1);
    },
  };
}
