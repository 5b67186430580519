import { type ErrorCode, isRecord } from '@kolo/domain';
import { ApiError } from './api-error';

interface FailedAnswer {
  readonly status: number;
  readonly statusText: string;
}

export function toApiError({ status, statusText }: FailedAnswer, text: string): ApiError {
  const answer = recordOf(text);
  const message = typeof answer?.message === 'string' ? answer.message : text.trim() || statusText;
  // A newer server may refuse with a code that this page does not know.
  const code = typeof answer?.error === 'string' ? (answer.error as ErrorCode) : undefined;
  return new ApiError(status, message, code, detailsOf(answer));
}

function detailsOf(answer: Record<string, unknown> | null): Record<string, unknown> | undefined {
  return isRecord(answer?.details) ? answer.details : undefined;
}

function recordOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
