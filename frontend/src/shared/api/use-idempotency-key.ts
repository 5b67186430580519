import { useRef } from 'react';
import { newCommandId } from './new-command-id';

/** The header that makes a retry of the same request the same command; another body gets another id. */
export function useIdempotencyKey(): (body: unknown) => Record<string, string> {
  const last = useRef({ body: '', id: '' });
  return (body) => {
    const text = JSON.stringify(body ?? null);
    if (last.current.body !== text) last.current = { body: text, id: newCommandId() };
    return { 'idempotency-key': last.current.id };
  };
}
