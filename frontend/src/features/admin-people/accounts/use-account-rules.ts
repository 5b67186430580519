import { type AccountView, isOib, limits } from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AccountFields, fieldsOf } from './account-fields';

/** As the server checks them; the browser's own idea of an address differs between browsers. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phone = /^\+?[\d ()/.-]{5,40}$/;

type Rules = { [Name in keyof AccountFields]?: RegisterOptions<AccountFields, Name> };

/** What the form refuses before the server is asked. */
export function useAccountRules(account: AccountView): Rules {
  const { t } = useTranslation('adminPeople');
  const before = fieldsOf(account);
  /** What a company never had may stay empty; what it has may not be taken from it. */
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
