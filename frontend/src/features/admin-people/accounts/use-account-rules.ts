import {
  type AccountView,
  cleanEmail,
  cleanLine,
  cleanOib,
  cleanPhone,
  isOib,
  isPhone,
  limits,
} from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type AccountFields, fieldsOf } from './account-fields';

/** The server's rule; browsers' own rules for addresses differ. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

type Rules = { [Name in keyof AccountFields]?: RegisterOptions<AccountFields, Name> };

export function useAccountRules(account: AccountView): Rules {
  const { t } = useTranslation('adminPeople');
  const before = fieldsOf(account);
  /** A company may leave empty what it never had, but not clear what it has. */
  const needed =
    (name: 'companyName' | 'companyOib' | 'membershipPackageId') =>
    (value: string, { role }: AccountFields) =>
      role !== 'company' ||
      cleanLine(value) !== '' ||
      (account.role === 'company' && before[name] === '') ||
      t('wrong.neededByCompany');
  const { min, max } = limits.username;
  return {
    username: {
      validate: (value) =>
        (cleanLine(value).length >= min && cleanLine(value).length <= max) ||
        t('wrong.username', { min, max }),
    },
    email: { validate: (value) => address.test(cleanEmail(value)) || t('wrong.email') },
    companyName: { validate: needed('companyName') },
    companyOib: {
      validate: {
        needed: needed('companyOib'),
        shape: (value) =>
          cleanLine(value) === '' || isOib(cleanOib(value)) || t('wrong.companyOib'),
      },
    },
    phone: {
      validate: (value) =>
        cleanPhone(value) === '' || isPhone(cleanPhone(value)) || t('wrong.phone'),
    },
    membershipPackageId: { validate: needed('membershipPackageId') },
  };
}
