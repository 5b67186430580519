import type { ErrorInfo } from 'react';

/** React wraps what a component threw, and browsers report the wrapping alone. */
export function reportRecovered(error: unknown, { componentStack }: ErrorInfo): void {
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = cause instanceof Error ? `${cause}\n${cause.stack}` : cause && String(cause);
  console.error(
    [String(error), reason && `Cause: ${reason}`, componentStack].filter(Boolean).join('\n'),
  );
}
