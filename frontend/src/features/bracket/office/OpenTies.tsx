import { type BracketTie, type StageView, tieRulings, tieWords } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useBracket } from '@/features/bracket/use-bracket';
import { useTieSentence } from '@/features/bracket/use-tie-sentence';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { TieDialog } from './TieDialog';
import { useUndoTie } from './use-stage-writes';

interface Props {
  leagueId: number;
  stage: StageView;
}

/** Ties that wait for a person, and those that one has decided. */
export function OpenTies({ leagueId, stage }: Props): ReactElement | null {
  const { data } = useBracket(leagueId, stage.id);
  const [deciding, setDeciding] = useState<BracketTie | null>(null);
  const ties = (data?.rounds ?? [])
    .flatMap((round) => round.ties)
    .filter((tie) => isOpen(tie) || isRuled(tie));
  if (ties.length === 0) return null;
  return (
    <>
      <ul className="grid gap-2">
        {ties.map((tie) => (
          <TieRow
            key={tie.id}
            leagueId={leagueId}
            stageId={stage.id}
            tie={tie}
            onDecide={() => setDeciding(tie)}
          />
        ))}
      </ul>
      {deciding !== null && (
        <TieDialog
          leagueId={leagueId}
          stageId={stage.id}
          tie={deciding}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}

/** Played to the end without a winner, or begun with the wrong teams. */
const isOpen = ({ conflict, winner, legs }: BracketTie): boolean =>
  conflict || (winner === null && legs.every(({ status }) => status === 'completed'));

const isRuled = ({ by }: BracketTie): boolean => tieRulings.some((ruling) => ruling === by);

interface RowProps {
  leagueId: number;
  stageId: number;
  tie: BracketTie;
  onDecide: () => void;
}

function TieRow({ leagueId, stageId, tie, onDecide }: RowProps): ReactElement {
  const { t, language } = useTranslation('stages');
  const sentence = useTieSentence();
  const undo = useUndoTie(leagueId, stageId, tie.id);
  const name = tieWords(tie.id, language);
  const open = isOpen(tie);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control border px-3 py-2 text-sm">
      {open && <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />}
      <span className="min-w-0 flex-1 basis-60">
        <span className="block wrap-anywhere">{sentence(tie)}</span>
        {tie.conflict && <span className="block text-ink-muted">{t('tie.conflictHint')}</span>}
      </span>
      {open ? (
        <Button size="sm" className="min-h-11" onClick={onDecide}>
          <span aria-hidden="true">{t('tie.decide')}</span>
          <span className="sr-only">{t('tie.title', { tie: name })}</span>
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          pending={undo.isPending}
          onClick={() => undo.mutate({})}
        >
          {t('tie.undo')}
        </Button>
      )}
    </li>
  );
}
