/** One after the other, however many ask at once: for work that takes much memory or time of the processor. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn;
    return turn;
  }
}
