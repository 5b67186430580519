import type { SessionUser } from '@kolo/domain';
import {
  BookOpenText,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardList,
  House,
  ListOrdered,
  type LucideIcon,
  Radio,
  ShieldCheck,
  Shirt,
} from 'lucide-react';

interface Entry {
  to: string;
  label:
    | 'home'
    | 'live'
    | 'table'
    | 'matches'
    | 'statistics'
    | 'rules'
    | 'myTeam'
    | 'refereeing'
    | 'admin';
  icon: LucideIcon;
  visible: (user: SessionUser | null) => boolean;
}

const everybody = (): boolean => true;

/**
 * The entries of both bars in order. Only the top bar has the gallery, and the live board at its
 * end.
 */
const entries: readonly Entry[] = [
  { to: '/', label: 'home', icon: House, visible: everybody },
  { to: '/live', label: 'live', icon: Radio, visible: everybody },
  { to: '/league-table', label: 'table', icon: ListOrdered, visible: everybody },
  { to: '/matches', label: 'matches', icon: CalendarDays, visible: everybody },
  { to: '/statistics', label: 'statistics', icon: ChartNoAxesColumn, visible: everybody },
  { to: '/propositions', label: 'rules', icon: BookOpenText, visible: (user) => user !== null },
  { to: '/moj-tim', label: 'myTeam', icon: Shirt, visible: (user) => user?.role === 'company' },
  {
    to: '/console',
    label: 'refereeing',
    icon: ClipboardList,
    visible: (user) => user?.role === 'referee',
  },
  { to: '/admin', label: 'admin', icon: ShieldCheck, visible: (user) => user?.role === 'admin' },
];

export const bottomNavigationFor = (user: SessionUser | null): readonly Entry[] =>
  entries.filter(({ visible }) => visible(user));

export const topNavigationFor = (user: SessionUser | null): readonly Entry[] =>
  bottomNavigationFor(user).filter(({ label }) => label !== 'live');
