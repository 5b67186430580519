import type { MatchStatus } from '@kolo/domain';
import { FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { buttonStyle } from '@/shared/ui/button-style';

interface Props {
  round: {
    number: number;
    matches: readonly { leagueId: number | null; status: MatchStatus }[];
  };
  name: string;
}

/** Results and table of a round to print, once something of it was played. */
export function RoundReportLink({ round, name }: Props): ReactElement | null {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const leagueId = round.matches[0]?.leagueId ?? null;
  const isPlayed = round.matches.some(({ status }) => status === 'completed');
  if (leagueId === null || round.number === 0 || !isPlayed) return null;
  return (
    <a
      href={`/api/leagues/${leagueId}/rounds/${round.number}.pdf?lang=${language}`}
      target="_blank"
      rel="noopener"
      aria-label={`${t('pdf.round')}: ${name}`}
      title={t('pdf.round')}
      className={buttonStyle({ variant: 'ghost', square: true, className: '-my-2' })}
    >
      <FileText aria-hidden="true" className="size-4" />
    </a>
  );
}
