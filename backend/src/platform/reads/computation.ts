import type { EncodedResponse } from '../http/encoded-response.js';

/** Somebody who asks computes the answer; whoever asks the same meanwhile waits for it. */
export class Computation {
  private readonly outcome: Promise<EncodedResponse | null>;
  private settle: (answer: EncodedResponse | null) => void = () => {};

  constructor(readonly version: string) {
    this.outcome = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  /** Null when the result cannot be cached. */
  get answer(): Promise<EncodedResponse | null> {
    return this.outcome;
  }

  end(answer: EncodedResponse | null): void {
    this.settle(answer);
  }
}
