import { cleanEmail, cleanLine, cleanOib, cleanPhone, isOib, isPhone, limits } from '@kolo/domain';
import { type FieldErrorKey, says } from './field-errors';

type Rule = (value: string) => FieldErrorKey | true;

const within = (text: string, { min, max }: { min: number; max: number }): boolean =>
  text.length >= min && text.length <= max;

/** Spaces alone count as empty. */
const filled =
  (key: FieldErrorKey): Rule =>
  (value) =>
    cleanLine(value) !== '' || key;

/** The server's rule; browsers' own rules for addresses differ. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** docs/product.md#accounts */
export const rules = {
  username: {
    validate: {
      filled: filled('usernameRequired'),
      length: (value: string) =>
        within(cleanLine(value), limits.username) || says('usernameLength'),
    },
  },
  email: {
    validate: {
      filled: filled('emailRequired'),
      shape: (value: string) => email.test(cleanEmail(value)) || says('emailInvalid'),
    },
  },
  newPassword: {
    required: says('passwordRequired'),
    validate: (value: string) => within(value, limits.password) || says('passwordLength'),
  },
  currentPassword: { required: says('currentPasswordRequired') },
  companyName: { validate: filled('companyNameRequired') },
  companyOib: {
    validate: {
      filled: filled('oibRequired'),
      shape: (value: string) => isOib(cleanOib(value)) || says('oibShape'),
    },
  },
  phone: {
    validate: (value: string) =>
      cleanPhone(value) === '' || isPhone(cleanPhone(value)) || says('phoneInvalid'),
  },
  membershipPackageId: { required: says('packageRequired') },
};

/** The rule of the field that repeats a new password. */
export const repeats = <Values>(password: (values: Values) => string) => ({
  required: says('confirmRequired'),
  validate: (value: string, values: Values) =>
    value === password(values) || says('passwordsDiffer'),
});
