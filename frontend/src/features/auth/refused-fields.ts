import type { RefusalCode } from '@kolo/domain';
import { ApiError } from '@/shared/api';
import type { FieldErrorKey } from './field-errors';

interface FieldRefusal {
  code: RefusalCode;
  field: string;
  key: FieldErrorKey;
}

/** Refusals about one field. */
const refusals: readonly FieldRefusal[] = [
  { code: 'account.username-taken', field: 'username', key: 'usernameTaken' },
  { code: 'account.unknown-membership', field: 'membershipPackageId', key: 'refused' },
  { code: 'auth.wrong-password', field: 'currentPassword', key: 'currentPasswordWrong' },
  { code: 'account.common-password', field: 'password', key: 'passwordCommon' },
  { code: 'site.address-invalid', field: 'siteAddress', key: 'siteAddressInvalid' },
  { code: 'account.common-password', field: 'newPassword', key: 'passwordCommon' },
];

/** Fields that passed the form's rules but not the server's. */
const shapes: Readonly<Record<string, FieldErrorKey>> = {
  username: 'usernameShape',
  email: 'emailInvalid',
};

/** The fields that the server refused, each with its message. */
export function refusedFields<Field extends string>(
  error: Error,
  fields: readonly Field[],
): [Field, FieldErrorKey][] {
  if (!(error instanceof ApiError)) return [];
  return fields.flatMap((field): [Field, FieldErrorKey][] => {
    const known = refusals.find((one) => one.code === error.code && one.field === field);
    if (known !== undefined) return [[field, known.key]];
    return error.details !== undefined && field in error.details
      ? [[field, shapes[field] ?? 'refused']]
      : [];
  });
}
