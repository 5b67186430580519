import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { hr } from '@/shared/i18n/hr';

type SectionTexts = typeof hr.admin.sections;

/** One section of the administrator's page; the address has its id: `?section=pending`. */
export interface AdminSection {
  id: keyof SectionTexts;
  icon: LucideIcon;
  /** Counts what the section lists; undefined while that is not known. */
  useCount?: () => number | undefined;
  /** Whether the counted items wait for the administrator. */
  waiting?: boolean;
  render: () => ReactElement;
}

/** The first one is the default. */
export type AdminSections = readonly [AdminSection, ...AdminSection[]];
