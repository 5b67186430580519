import {
  type AccountView,
  cleanEmail,
  cleanLine,
  cleanOib,
  cleanPhone,
  type Role,
  type UpdateAccountRequest,
} from '@kolo/domain';
import { ApiError } from '@/shared/api';

export interface AccountFields {
  username: string;
  email: string;
  role: Role;
  companyName: string;
  companyOib: string;
  phone: string;
  membershipPackageId: string;
}

export const fieldsOf = (account: AccountView): AccountFields => ({
  username: account.username,
  email: account.email,
  role: account.role,
  companyName: account.companyName ?? '',
  companyOib: account.companyOib ?? '',
  phone: account.phone ?? '',
  membershipPackageId: String(account.membershipPackageId ?? ''),
});

/** Sends only what was changed; an emptied field becomes null. */
export function changesOf(account: AccountView, typed: AccountFields): UpdateAccountRequest {
  const text = (value: string): string | null => cleanLine(value) || null;
  const packageId = text(typed.membershipPackageId);
  const wanted: Required<UpdateAccountRequest> = {
    username: cleanLine(typed.username),
    email: cleanEmail(typed.email),
    role: typed.role,
    companyName: text(typed.companyName),
    companyOib: cleanOib(typed.companyOib) || null,
    phone: cleanPhone(typed.phone) || null,
    membershipPackageId: packageId === null ? null : Number(packageId),
  };
  const before = new Map<string, unknown>(Object.entries(account));
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => value !== before.get(field)),
  );
}

type Wrong =
  | 'usernameShape'
  | 'usernameTaken'
  | 'email'
  | 'emailTaken'
  | 'neededByCompany'
  | 'refused';

/** Fields that passed the form's rules but not the server's. */
const shapes: Partial<Record<keyof AccountFields, Wrong>> = {
  username: 'usernameShape',
  email: 'email',
};

const fields = [
  ...(['username', 'email', 'role', 'companyName', 'companyOib'] as const),
  ...(['phone', 'membershipPackageId'] as const),
] satisfies (keyof AccountFields)[];

/** The fields that the server refused, each with its message. */
export function refusedFields(error: Error): [keyof AccountFields, Wrong][] {
  if (!(error instanceof ApiError)) return [];
  const { code, details = {} } = error;
  if (code === 'account.username-taken') return [['username', 'usernameTaken']];
  if (code === 'account.email-taken') return [['email', 'emailTaken']];
  if (code === 'account.unknown-membership') return [['membershipPackageId', 'refused']];
  if (code === 'account.last-administrator') return [['role', 'refused']];
  if (code === 'account.company-incomplete')
    return fields
      .filter((field) => field === details.field)
      .map((field) => [field, 'neededByCompany']);
  return fields
    .filter((field) => field in details)
    .map((field) => [field, shapes[field] ?? 'refused']);
}
