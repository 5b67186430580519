import type { RefusalCode } from '@kolo/domain';
import { QueryFailedError } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';

/** Constraint → refusal and the field to blame. */
const held: Readonly<Record<string, { code: RefusalCode; field: string }>> = {
  users_username: { code: 'account.username-taken', field: 'username' },
  users_email: { code: 'account.email-taken', field: 'email' },
  users_membership_package_id_fkey: {
    code: 'account.unknown-membership',
    field: 'membershipPackageId',
  },
};

export function accountConflict(error: unknown): unknown {
  const constraint = error instanceof QueryFailedError ? constraintOf(error.driverError) : '';
  const known = held[constraint];
  if (known === undefined) return error;
  return new RefusalError({ code: known.code }, { field: known.field });
}

/** Rows of other tables refer to what was to be deleted. */
export const isReferredTo = (error: unknown): boolean =>
  error instanceof QueryFailedError && 'code' in error.driverError
    ? error.driverError.code === '23503'
    : false;

const constraintOf = (error: object): string =>
  'constraint' in error ? String(error.constraint) : '';
