import type { SessionUser } from '@kolo/domain';
import { BookOpenText, House, type LucideIcon, Radio, ShieldCheck, Shirt } from 'lucide-react';

interface Entry {
  to: string;
  /** Key in the namespace `layout`. */
  label: 'home' | 'live' | 'rules' | 'myTeam' | 'admin';
  icon: LucideIcon;
  visible: (user: SessionUser | null) => boolean;
}

const everybody = (): boolean => true;

/** Every place of the top bar and of the bottom bar, in their order. */
const entries: readonly Entry[] = [
  { to: '/', label: 'home', icon: House, visible: everybody },
  { to: '/live', label: 'live', icon: Radio, visible: everybody },
  { to: '/propositions', label: 'rules', icon: BookOpenText, visible: (user) => user !== null },
  { to: '/moj-tim', label: 'myTeam', icon: Shirt, visible: (user) => user?.role === 'company' },
  { to: '/admin', label: 'admin', icon: ShieldCheck, visible: (user) => user?.role === 'admin' },
];

export const navigationFor = (user: SessionUser | null): readonly Entry[] =>
  entries.filter(({ visible }) => visible(user));
