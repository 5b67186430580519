import { type BracketTie, kicksOf, tieWords } from '@kolo/domain';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { LiveDot } from '@/shared/ui/LiveDot';
import { isRunning } from './shown-tie';
import { TieLegs } from './TieLegs';
import { TieTeam } from './TieTeam';
import { useTieSentence } from './use-tie-sentence';

interface Props {
  tie: BracketTie;
  /** False below a heading that says the same. */
  named?: boolean;
}

/** Screen readers get one sentence and the links; the rest is for the eye. */
export function TieCard({ tie, named = true }: Props): ReactElement {
  const sentence = useTieSentence();
  const { t, language } = useTranslation('bracket');
  const running = isRunning(tie);
  const isFinal = tie.id === 'F';
  return (
    <div
      className={clsx(
        'relative w-full rounded-card border bg-surface shadow-card',
        isFinal && 'border-line-strong',
        running && 'shadow-[inset_3px_0_0_var(--live-fill)]',
      )}
    >
      <p className="sr-only">{sentence(tie)}</p>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 border-b px-3 py-1 text-xs text-ink-muted">
        {named && (
          <span aria-hidden="true" className="eyebrow">
            {tieWords(tie.id, language)}
          </span>
        )}
        {running && (
          <span aria-hidden="true" className="inline-flex items-center gap-1.5 font-bold text-live">
            <LiveDot />
            <span>{t('live')}</span>
          </span>
        )}
        <TieLegs tie={tie} />
      </div>
      <div aria-hidden="true" translate="no" className="grid gap-0.5 px-3 py-2">
        <TieTeam tie={tie} side="home" />
        <TieTeam tie={tie} side="away" />
      </div>
      <Footnote tie={tie} />
    </div>
  );
}

/** How the tie was decided, or what prevents that. */
function Footnote({ tie }: { tie: BracketTie }): ReactElement | null {
  const { t } = useTranslation('bracket');
  const { by, conflict, legs } = tie;
  if (conflict)
    return (
      <p
        aria-hidden="true"
        className="flex gap-2 border-t bg-warn-soft px-3 py-2 text-xs font-semibold text-warn"
      >
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span>{t('conflict')}</span>
      </p>
    );
  const kicks = kicksOf(tie);
  const decided = legs.find(({ outcome }) => outcome !== undefined);
  const words = by === null || by === 'score' ? null : t(`by.${by}`);
  if (kicks === null && words === null && decided === undefined) return null;
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-2 border-t px-3 py-1.5 text-xs font-semibold text-ink-muted"
    >
      {words !== null && <span>{words}</span>}
      {kicks !== null && <span className="numerals">{t('kicks', kicks)}</span>}
      {decided !== undefined && words === null && <OutcomeWord match={decided} />}
    </p>
  );
}
