import {
  type ErrorAnswer,
  type Refusal,
  type RefusalCode,
  refusalMessage,
  refusalTexts,
} from '@kolo/domain';

export class RefusalError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly details: ErrorAnswer['details'] | undefined = refusal.details,
  ) {
    super(refusalMessage(refusal, 'en'));
  }

  static of(code: RefusalCode, detail?: string): RefusalError {
    return new RefusalError(detail === undefined ? { code } : { code, detail });
  }

  static tooFast(retryAfter: number): RefusalError {
    return new RefusalError({ code: 'request.too-fast' }, { retryAfter });
  }

  /** Whether something was refused with this code. */
  static is(error: unknown, code: RefusalCode): error is RefusalError {
    return error instanceof RefusalError && error.refusal.code === code;
  }

  get status(): number {
    return refusalTexts[this.refusal.code].status;
  }
}
