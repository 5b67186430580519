import { ApiError } from '../../shared/api';
import type { FieldErrorKey } from './field-errors';

/** Refusals that are about one field, whatever else the answer says. */
const byCode: Readonly<Record<string, readonly [field: string, key: FieldErrorKey]>> = {
  'account.username-taken': ['username', 'usernameTaken'],
  'account.email-taken': ['email', 'emailTaken'],
};

/** The fields of a form that the server refused, and what to say under each of them. */
export function refusedFields<Field extends string>(
  error: Error,
  fields: readonly Field[],
): [Field, FieldErrorKey][] {
  if (!(error instanceof ApiError)) return [];
  const [codeField, codeKey] = byCode[error.code ?? ''] ?? [];
  return fields.flatMap((field): [Field, FieldErrorKey][] => {
    if (field === codeField && codeKey !== undefined) return [[field, codeKey]];
    return error.details !== undefined && field in error.details ? [[field, 'refused']] : [];
  });
}
