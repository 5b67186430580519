import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { hr } from '@/shared/i18n/hr';

type SectionTexts = typeof hr.admin.sections;

/** One section of the administrator's page; its id is what the address names: `?section=pending`. */
export interface AdminSection {
  id: keyof SectionTexts;
  icon: LucideIcon;
  /** A hook that counts what the section lists; undefined while it is not known. */
  useCount?: () => number | undefined;
  /** Whether what is counted waits for the administrator. */
  waiting?: boolean;
  render: () => ReactElement;
}

/** The first one is shown where the address names none. */
export type AdminSections = readonly [AdminSection, ...AdminSection[]];
