import type { TableCut } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Whether the line is below the row at `index` and above another one. */
export const isCutBelow = (
  cut: TableCut | undefined,
  index: number,
  rows: readonly unknown[],
): cut is TableCut => cut?.after === index + 1 && cut.after < rows.length;

/** The line in words, between two rows of a table. */
export function CutLine({ cut }: { cut: TableCut }): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <span className="flex items-center gap-3 text-xs font-bold text-accent-ink before:h-0.5 before:min-w-4 before:flex-1 before:bg-accent-ink after:h-0.5 after:min-w-4 after:flex-1 after:bg-accent-ink print:before:bg-black print:after:bg-black">
      <span>{t('cut', { rank: cut.after })}</span>
    </span>
  );
}

interface NoteProps {
  cut: TableCut | undefined;
  rows: readonly { teamId: number; teamName: string }[];
}

/** Teams on both sides of the line that nothing separates. */
export function CutNote({ cut, rows }: NoteProps): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  const tied = rows.filter(({ teamId }) => cut?.tied.includes(teamId));
  if (tied.length === 0) return null;
  return (
    <p className="text-sm text-ink-muted">
      {t('cutTied', { teams: tied.map(({ teamName }) => teamName).join(', ') })}
    </p>
  );
}
