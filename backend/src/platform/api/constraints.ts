import type { RefusalCode } from '@kolo/domain';
import { RefusalError } from './refusal.error.js';

export async function mapConstraintErrors<T>(
  work: Promise<T>,
  refusals: Readonly<Record<string, RefusalCode>>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = constraintOf(error);
    const code = constraint === null ? undefined : refusals[constraint];
    throw code === undefined ? error : RefusalError.of(code);
  }
}

function constraintOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return null;
  return typeof error.constraint === 'string' ? error.constraint : null;
}
