import type { AuditEntry } from '@kolo/domain';
import { useTranslation } from 'react-i18next';
import { usePackages } from '../../../shared/api';
import { useFormat, usePackageName } from '../../../shared/i18n';
import { audit } from '../../../shared/i18n/hr/audit';
import { layout } from '../../../shared/i18n/hr/layout';

const { actions, subjects, fields, statuses } = audit;
const { roles } = layout;

const isKey = <Texts extends object>(texts: Texts, key: unknown): key is keyof Texts =>
  typeof key === 'string' && Object.hasOwn(texts, key);

interface AuditTexts {
  action: (action: string) => string;
  subject: (subject: AuditEntry['subject']) => string;
  field: (field: string) => string;
  value: (field: string, value: unknown) => string;
}

/** The log's words for a person; what is new on the wire is shown as it came. */
export function useAuditTexts(): AuditTexts {
  const { t } = useTranslation(['audit', 'layout']);
  const format = useFormat();
  const packages = usePackages();
  const packageName = usePackageName();

  const special = (field: string, value: unknown): string | undefined => {
    if (field === 'role' && isKey(roles, value)) return t(`layout:roles.${value}`);
    if (field === 'status' && isKey(statuses, value)) return t(`statuses.${value}`);
    if (field === 'membershipPackageId') {
      const known = packages.data?.find(({ id }) => id === value);
      return known && packageName(known.name);
    }
    if (field === 'matchDate' && typeof value === 'string') return format.dateTime(value);
    if (field.endsWith('Date') && typeof value === 'string') return format.date(value);
    if (field.endsWith('At') && typeof value === 'string') return format.dateTime(value);
    return undefined;
  };

  return {
    action: (action) => {
      const key = action.replace('.', '_');
      return isKey(actions, key) ? t(`actions.${key}`) : action;
    },
    subject: ({ type, id, name }) => {
      const thing = `${isKey(subjects, type) ? t(`subjects.${type}`) : type} #${id}`;
      return name === null ? thing : `${name} (${thing})`;
    },
    field: (field) => (isKey(fields, field) ? t(`fields.${field}`) : field),
    value: (field, value) => {
      if (value === null || value === undefined || value === '') return t('none');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      return special(field, value) ?? plain(value);
    },
  };
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
