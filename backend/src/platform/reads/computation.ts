import type { ReadyAnswer } from '../common/ready-answer.js';

/** Somebody who asks computes the answer; whoever asks the same meanwhile waits for it. */
export class Computation {
  private readonly outcome: Promise<ReadyAnswer | null>;
  private settle: (answer: ReadyAnswer | null) => void = () => {};

  constructor(readonly mark: string) {
    this.outcome = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  /** Null when it brought nothing that could be kept. */
  get answer(): Promise<ReadyAnswer | null> {
    return this.outcome;
  }

  end(answer: ReadyAnswer | null): void {
    this.settle(answer);
  }
}
