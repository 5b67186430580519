import {
  type AuditEntry,
  type AuditReference,
  type RuleField,
  ruleFields,
  type TieBreaker,
  tieBreakers,
} from '@kolo/domain';
import { usePackages } from '@/shared/api';
import { useFormat, usePackageName } from '@/shared/i18n';
import { account } from '@/shared/i18n/hr/account';
import { adminLeague } from '@/shared/i18n/hr/admin-league';
import { audit } from '@/shared/i18n/hr/audit';
import { commentary } from '@/shared/i18n/hr/commentary';
import { decisions } from '@/shared/i18n/hr/decisions';
import { leagueTable } from '@/shared/i18n/hr/league-table';
import { useJobName } from '@/shared/i18n/use-job-name';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useRuleTexts } from '@/shared/match-rules/use-rule-texts';
import type { FieldChange } from './audit-changes';
import { isKey } from './is-key';
import { useRulingValues } from './use-ruling-values';
import { useSeasonRuleTexts } from './use-season-rule-texts';

const { actions, subjects, fields, statuses } = audit;
const { sources, languages, report, preview } = commentary;
const kinds = { report, preview };
const { roles } = account;
const { names } = adminLeague;
const { adjusted } = leagueTable;
const { modes } = decisions.withdraw;

interface AuditTexts {
  action: (entry: AuditEntry) => string;
  subject: (entry: AuditEntry) => string;
  /** Distinguishes the subject from namesakes where neither its name nor the changes do. */
  context: (entry: AuditEntry, changes: readonly FieldChange[]) => string[];
  field: (field: string) => string;
  value: (change: FieldChange, side: 'before' | 'after', entry: AuditEntry) => string;
}

/** The audit in readable words; values that are new on the wire are shown as they came. */
export function useAuditTexts(): AuditTexts {
  const { t } = useTranslation(['audit', 'account', 'commentary', 'common']);
  const format = useFormat();
  const special = useSpecialValues();
  const ofRuling = useRulingValues();
  const rules = useRuleTexts();
  const seasonRules = useSeasonRuleTexts();
  const jobName = useJobName();

  const numbered = (type: string, id: number): string =>
    `${isKey(subjects, type) ? t(`subjects.${type}`) : type} #${id}`;
  const named = (type: string, { id, name }: AuditReference): string => name ?? numbered(type, id);
  const teams = ({ about: { match } }: AuditEntry): string =>
    match ? `${named('team', match.homeTeam)} – ${named('team', match.awayTeam)}` : '';
  const league = ({ about }: AuditEntry): string =>
    about.league
      ? [named('league', about.league), about.league.season].filter(Boolean).join(' · ')
      : '';

  /** `report, hr`, as on the wire. */
  const whichText = (value: unknown): string => {
    const [kind, language] = typeof value === 'string' ? value.split(', ') : [];
    return [special('kind', kind) ?? kind, special('language', language) ?? language]
      .filter(Boolean)
      .join(', ');
  };

  return {
    action: ({ action, after }) => {
      const [thing = '', verb] = action.split('.');
      const key = `${isOfMany(after) ? `${thing}es` : thing}_${verb}`;
      return isKey(actions, key) ? t(`actions.${key}`) : action;
    },
    subject: (entry) => {
      const { type, id, name } = entry.subject;
      if (type === 'job') return jobName(name ?? '');
      if (isOfMany(entry.after)) return league(entry) || t('allLeagues');
      const called = name ?? (type === 'league' ? entry.about.league?.name : teams(entry)) ?? '';
      return called === '' ? numbered(type, id) : `${called} (${numbered(type, id)})`;
    },
    context: (entry, changes) => {
      const { subject, about, after } = entry;
      const changed = (field: string): boolean => changes.some((change) => change.field === field);
      const { match, team } = about;
      return [
        whichText(after?.commentary),
        subject.type === 'job' && teams(entry),
        (subject.type === 'player' || subject.type === 'league') && team && named('team', team),
        match && !changed('round') && match.round && t('common:round', { round: match.round }),
        match && !changed('matchDate') && format.dateTime(match.matchDate),
        !isOfMany(after) && !(subject.type === 'league' && changed('season')) && league(entry),
      ].filter((part): part is string => typeof part === 'string' && part !== '');
    },
    field: (field) => {
      if (isRuleField(field)) return rules.label(field);
      if (isKey(fields, field)) return t(`fields.${field}`);
      return seasonRules.label(field) ?? field;
    },
    value: (change, side, entry) => {
      const { about } = entry;
      const { field } = change;
      const value = change[side];
      if (isRuleField(field)) return rules.value(field, value);
      if (field === 'preset' && typeof value === 'string') return rules.preset(value);
      if (value === null || value === undefined || value === '') return t('none');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (field === 'userId' && about.account?.id === value) return named('account', about.account);
      if (field === 'logoUrl') return t(side === 'before' ? 'oldPicture' : 'newPicture');
      return (
        seasonRules.value(field, value) ??
        ofRuling(field, value, entry) ??
        special(field, value) ??
        plain(value)
      );
    },
  };
}

/** A command over many matches is described by their number. */
const isOfMany = (after: AuditEntry['after']): boolean => after !== null && 'matches' in after;

/** Values that the wire encodes in its own words or numbers. */
function useSpecialValues(): (field: string, value: unknown) => string | undefined {
  const { t: leagues } = useTranslation('adminLeague');
  const { t: table } = useTranslation('leagueTable');
  const { t: decided } = useTranslation('decisions');
  const { t } = useTranslation(['audit', 'account', 'commentary', 'common']);
  const format = useFormat();
  const packages = usePackages();
  const packageName = usePackageName();
  return (field, value) => {
    if (field === 'role' && isKey(roles, value)) return t(`account:roles.${value}`);
    if (field === 'status' && isKey(statuses, value)) return t(`statuses.${value}`);
    if (field === 'source' && isKey(sources, value)) return t(`commentary:sources.${value}`);
    if (field === 'kind' && isKey(kinds, value)) return t(`commentary:${value}`);
    if (field === 'language' && isKey(languages, value)) return t(`commentary:languages.${value}`);
    if (field === 'namePolicy' && isKey(names, value)) return leagues(`names.${value}`);
    if (field === 'cause' && isKey(adjusted.cause, value)) return table(`adjusted.cause.${value}`);
    if (field === 'withdrawal' && isKey(modes, value)) return decided(`withdraw.modes.${value}`);
    if (field === 'points' && typeof value === 'number')
      return table(value < 0 ? 'adjusted.taken' : 'adjusted.given', { count: Math.abs(value) });
    if (field === 'on' && typeof value === 'string') return format.date(`${value}T12:00:00Z`);
    if (field === 'tieBreakers' && Array.isArray(value))
      return value
        .map((rule) => (isRule(rule) ? leagues(`order.rules.${rule}`) : String(rule)))
        .join(', ');
    if (field === 'fileSize' && typeof value === 'number')
      return t('common:file.kilobytes', { size: Math.round(value / 1024) });
    if (field === 'membershipPackageId') {
      const known = packages.data?.find(({ id }) => id === value);
      return known && packageName(known.name);
    }
    if ((field === 'matchDate' || field === 'validTo') && typeof value === 'string')
      return format.dateTime(value);
    if (field.endsWith('Date') && typeof value === 'string') return format.date(value);
    if (field.endsWith('At') && typeof value === 'string') return format.dateTime(value);
    return undefined;
  };
}

const isRuleField = (field: string): field is RuleField =>
  ruleFields.some((known) => known === field);

const isRule = (value: unknown): value is TieBreaker => tieBreakers.some((rule) => rule === value);

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
