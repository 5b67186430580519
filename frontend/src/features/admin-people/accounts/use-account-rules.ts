import { type AccountView, isOib, limits } from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type AccountFields, fieldsOf } from './account-fields';

/** The server's rule; browsers' own rules for addresses differ. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phone = /^\+?[\d ()/.-]{5,40}$/;

type Rules = { [Name in keyof AccountFields]?: RegisterOptions<AccountFields, Name> };

export function useAccountRules(account: AccountView): Rules {
  const { t } = useTranslation('adminPeople');
  const before = fieldsOf(account);
  /** A company may leave empty what it never had, but not clear what it has. */
  const needed =
    (name: 'companyName' | 'companyOib' | 'membershipPackageId') =>
    (value: string, { role }: AccountFields) =>
      role !== 'company' ||
      value.trim() !== '' ||
      (account.role === 'company' && before[name] === '') ||
      t('wrong.neededByCompany');
  const { min, max } = limits.username;
  return {
    username: {
      validate: (value) =>
        (value.trim().length >= min && value.trim().length <= max) ||
        t('wrong.username', { min, max }),
    },
    email: { validate: (value) => address.test(value.trim()) || t('wrong.email') },
    companyName: { validate: needed('companyName') },
    companyOib: {
      validate: {
        needed: needed('companyOib'),
        shape: (value) => value.trim() === '' || isOib(value.trim()) || t('wrong.companyOib'),
      },
    },
    phone: {
      validate: (value) => value.trim() === '' || phone.test(value.trim()) || t('wrong.phone'),
    },
    membershipPackageId: { validate: needed('membershipPackageId') },
  };
}
