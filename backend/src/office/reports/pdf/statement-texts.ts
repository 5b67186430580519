import type { RefereeRole } from '@kolo/domain';
import type { Language } from '../../../platform/api/language.js';

interface StatementTexts {
  title: (month: string) => string;
  page: string;
  open: string;
  closedOn: (day: string) => string;
  total: string;
  columns: Record<'date' | 'match' | 'role' | 'fee' | 'km' | 'way', string>;
  roles: Record<RefereeRole, string>;
}

const parts = (month: string): [year: string, number: number] => [
  month.slice(0, 4),
  Number(month.slice(5)),
];

export const statementTexts: Record<Language, StatementTexts> = {
  hr: {
    title: (month) => {
      const [year, number] = parts(month);
      return `Sudački obračun ${number}/${year}`;
    },
    page: 'Stranica obračuna',
    open: 'Obračun još nije zaključen',
    closedOn: (day) => `Zaključen ${day}`,
    total: 'Ukupno',
    columns: {
      date: 'Datum',
      match: 'Utakmica',
      role: 'Uloga',
      fee: 'Naknada',
      km: 'km',
      way: 'Put',
    },
    roles: {
      first: 'Prvi sudac',
      second: 'Drugi sudac',
      third: 'Treći sudac',
      timekeeper: 'Mjeritelj vremena',
      delegate: 'Delegat',
    },
  },
  en: {
    title: (month) => {
      const [year, number] = parts(month);
      return `Referee statement ${number}/${year}`;
    },
    page: 'Statement page',
    open: 'Not closed yet',
    closedOn: (day) => `Closed on ${day}`,
    total: 'Total',
    columns: {
      date: 'Date',
      match: 'Match',
      role: 'Role',
      fee: 'Fee',
      km: 'km',
      way: 'Travel',
    },
    roles: {
      first: 'First referee',
      second: 'Second referee',
      third: 'Third referee',
      timekeeper: 'Timekeeper',
      delegate: 'Delegate',
    },
  },
};
