import { FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type ButtonSize, type ButtonVariant, buttonStyle } from '@/shared/ui/button-style';

const files = {
  report: 'report.pdf',
  full: 'report-full.pdf',
  lineUp: 'lineup.pdf',
} as const;

interface Props {
  matchId: number;
  /** The full report has signatures, remarks and protests, for the parties of the match. */
  kind?: keyof typeof files;
  /** The names of both teams, where there are several links. */
  match?: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
  className?: string;
}

/** Opens a document of a match to read and print, beside the page that stays as it is. */
export function ReportLink({
  matchId,
  kind = 'report',
  match,
  size = 'md',
  variant = 'secondary',
  className,
}: Props): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = t(`pdf.${kind}`);
  return (
    <a
      href={`/api/matches/${matchId}/${files[kind]}?lang=${language}`}
      target="_blank"
      rel="noopener"
      {...(match !== undefined && { 'aria-label': `${name}: ${match}` })}
      className={buttonStyle({ size, variant, className })}
    >
      <FileText aria-hidden="true" className={size === 'touch' ? 'size-5' : 'size-4'} />
      <span>{name}</span>
    </a>
  );
}
