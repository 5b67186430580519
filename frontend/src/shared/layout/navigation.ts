import type { SessionUser } from '@kolo/domain';
import {
  BookOpenText,
  CalendarDays,
  ChartNoAxesColumn,
  House,
  ListOrdered,
  type LucideIcon,
  ShieldCheck,
  Shirt,
} from 'lucide-react';

interface Entry {
  to: string;
  /** Key in the namespace `layout`. */
  label: 'home' | 'table' | 'matches' | 'statistics' | 'rules' | 'myTeam' | 'admin';
  icon: LucideIcon;
  visible: (user: SessionUser | null) => boolean;
}

const everybody = (): boolean => true;

/** Every place of the top bar and of the bottom bar, in their order; the live board and the gallery are in the top bar alone. */
const entries: readonly Entry[] = [
  { to: '/', label: 'home', icon: House, visible: everybody },
  { to: '/league-table', label: 'table', icon: ListOrdered, visible: everybody },
  { to: '/matches', label: 'matches', icon: CalendarDays, visible: everybody },
  { to: '/statistics', label: 'statistics', icon: ChartNoAxesColumn, visible: everybody },
  { to: '/propositions', label: 'rules', icon: BookOpenText, visible: (user) => user !== null },
  { to: '/moj-tim', label: 'myTeam', icon: Shirt, visible: (user) => user?.role === 'company' },
  { to: '/admin', label: 'admin', icon: ShieldCheck, visible: (user) => user?.role === 'admin' },
];

export const navigationFor = (user: SessionUser | null): readonly Entry[] =>
  entries.filter(({ visible }) => visible(user));
