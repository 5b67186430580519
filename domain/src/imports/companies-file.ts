import type { ImportedRow, ImportRowError } from '../contract/imports.js';
import { isOib } from '../croatia/oib.js';
import { limits } from '../limits.js';
import { cleanEmail, cleanOib, cleanPhone, isPhone } from '../people/copied-text.js';
import { foldedName } from '../people/folded-name.js';
import { type Columns, type CsvRecord, cellError, type FileLine, readTable } from './file-table.js';

const companyColumns = {
  company: {
    hr: ['tvrtka', 'naziv', 'naziv tvrtke', 'tim', 'ekipa'],
    en: ['company', 'company name', 'team'],
  },
  email: {
    hr: ['e-mail', 'email', 'mail', 'e-posta', 'e-mail adresa', 'email adresa', 'adresa e-poste'],
    en: ['e-mail', 'email', 'mail', 'e-mail address', 'email address'],
  },
  oib: { hr: ['oib'], en: ['oib', 'vat', 'tax number'], isOptional: true },
  phone: {
    hr: ['telefon', 'tel', 'tel.', 'mobitel', 'kontakt', 'broj telefona', 'kontakt telefon'],
    en: ['phone', 'telephone', 'mobile', 'phone number'],
    isOptional: true,
  },
} as const satisfies Columns<string>;
type CompanyColumn = keyof typeof companyColumns;

export interface FileAccount {
  id: number;
  company: string | null;
  email: string;
  oib: string | null;
  /** An approved and active company. */
  mayHaveTeam: boolean;
  hasTeam: boolean;
}

export interface CompanyFile {
  accounts: readonly FileAccount[];
}

export interface PlannedCompany extends ImportedRow {
  does: 'create' | 'nothing';
  /** Null for a company that gets an account as well. */
  userId: number | null;
  company: string;
  email: string;
  oib: string | null;
  phone: string | null;
}

interface WrongCell {
  column: CompanyColumn;
  code: string;
}

/** Returns which companies a file adds to a league, or which cells cannot be read. */
export function planCompanies(
  records: readonly CsvRecord[],
  { accounts }: CompanyFile,
): { rows: PlannedCompany[]; errors: ImportRowError[] } {
  const { names, lines, errors } = readTable(records, companyColumns);
  const rows: PlannedCompany[] = [];
  const seen = new Set<string>();
  const known = knownAccounts(accounts);
  for (const { row, cells } of lines) {
    const outcome = planLine(cells, known, seen);
    if ('code' in outcome) {
      const { column, code } = outcome;
      errors.push(cellError(row, names[column] ?? '', code, cells[column] ?? ''));
    } else rows.push({ row, ...outcome });
  }
  errors.sort((one, other) => one.row - other.row);
  return { rows, errors };
}

function planLine(
  cells: FileLine<CompanyColumn>['cells'],
  known: ReturnType<typeof knownAccounts>,
  seen: Set<string>,
): Omit<PlannedCompany, 'row'> | WrongCell {
  const { company = '' } = cells;
  const email = cleanEmail(cells.email ?? '').toLowerCase();
  const phone = cleanPhone(cells.phone ?? '');
  const oib = cleanOib(cells.oib ?? '');
  if (company === '' || company.length > limits.companyName)
    return { column: 'company', code: 'name' };
  if (!isAddress(email)) return { column: 'email', code: 'email' };
  if (oib !== '' && !isOib(oib)) return { column: 'oib', code: 'oib' };
  if (phone !== '' && !isPhone(phone)) return { column: 'phone', code: 'phone' };
  const keys: [CompanyColumn, string][] = [
    ['company', foldedName(company)],
    ['email', email],
    ['oib', oib],
  ];
  const repeated = keys.find(([column, key]) => key !== '' && seen.has(`${column} ${key}`));
  if (repeated !== undefined) return { column: repeated[0], code: 'twice' };
  for (const [column, key] of keys) seen.add(`${column} ${key}`);
  const fields = { company, email, oib: oib || null, phone: phone || null };
  const account = known.byEmail.get(email);
  if (account !== undefined) {
    if (!account.mayHaveTeam) return { column: 'email', code: 'account' };
    if (account.hasTeam) return { does: 'nothing', userId: account.id, ...fields };
    return { does: 'create', note: 'account', userId: account.id, ...fields };
  }
  if (known.names.has(foldedName(company))) return { column: 'company', code: 'exists' };
  if (known.oibs.has(oib)) return { column: 'oib', code: 'exists' };
  return { does: 'create', userId: null, ...fields };
}

const knownAccounts = (accounts: readonly FileAccount[]) => ({
  byEmail: new Map(accounts.map((one) => [one.email.toLowerCase(), one])),
  names: new Set(accounts.map(({ company }) => foldedName(company ?? '')).filter(Boolean)),
  oibs: new Set(accounts.map(({ oib }) => oib ?? '').filter(Boolean)),
});

/** As accounts have it: no characters that mean something in links and mail headers. */
const isAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^(?=.{1,64}@)[\p{L}\p{N}_+'-]+(?:\.[\p{L}\p{N}_+'-]+)*@(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u.test(
    text,
  );
