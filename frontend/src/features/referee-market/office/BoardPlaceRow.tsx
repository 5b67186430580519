import type { BoardPlace, RefereeMatch } from '@kolo/domain';
import { type ReactElement, useRef, useState } from 'react';
import { teamsOf } from '@/features/referee-market/RefereeMatchLine';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button } from '@/shared/ui';
import { Assigned } from './Assigned';
import { CandidateRow } from './CandidateRow';
import { candidatesOf } from './candidates';
import { PlaceByHand } from './PlaceByHand';
import { useAssign } from './use-board';

interface Props {
  match: RefereeMatch;
  place: BoardPlace;
}

/** A role of a match: its referee, or everybody who could be. */
export function BoardPlaceRow({ match, place }: Props): ReactElement {
  const { t } = useTranslation(['referee', 'officials']);
  const { cents } = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const assign = useAssign(match.matchId);
  const [byHand, setByHand] = useState(false);
  const { role, feeCents, assignment } = place;
  const candidates = candidatesOf(place);
  const choose = t(candidates.length === 0 ? 'board.choose' : 'board.other');
  const name = t('place', { role: t(`officials:role.${role}`), match: teamsOf(match) });
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={name}
      className="min-w-0 rounded-control border px-3 py-2"
    >
      <p className="numerals flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="font-semibold">{t(`officials:role.${role}`)}</span>
        <span className="text-ink-muted">{cents(feeCents)}</span>
      </p>
      {assignment !== null && (
        <Assigned matchId={match.matchId} place={name} assignment={assignment} focusAfter={row} />
      )}
      {assignment === null && (
        <>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Badge tone="warn">{t('board.nobody')}</Badge>
            {candidates.length === 0 && (
              <span className="text-ink-muted">{t('board.noCandidates')}</span>
            )}
          </p>
          <ul className="divide-y">
            {candidates.map((candidate) => (
              <CandidateRow
                key={candidate.userId}
                candidate={candidate}
                place={name}
                pending={assign.isPending && assign.variables.userId === candidate.userId}
                onAssign={() =>
                  assign.mutate(
                    { role, userId: candidate.userId },
                    // The button that had the focus is gone.
                    { onSuccess: () => row.current?.focus() },
                  )
                }
              />
            ))}
          </ul>
          <Button
            variant="secondary"
            className="mt-2 mb-1"
            aria-label={`${choose}: ${name}`}
            onClick={() => setByHand(true)}
          >
            {choose}
          </Button>
          {byHand && (
            <PlaceByHand
              matchId={match.matchId}
              role={role}
              place={name}
              focusAfter={row}
              onClose={() => setByHand(false)}
            />
          )}
        </>
      )}
    </li>
  );
}
