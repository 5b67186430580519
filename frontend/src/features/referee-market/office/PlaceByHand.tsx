import { isFoundBy, nameWords, type RefereeCandidate, type RefereeRole } from '@kolo/domain';
import { type ReactElement, type RefObject, useId, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, FormField, Input, RadioRow, SkeletonRows } from '@/shared/ui';
import { useAssign, useCandidates, useReasons } from './use-board';

interface Props {
  matchId: number;
  role: RefereeRole;
  /** The role and the match, as people read them. */
  place: string;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Every approved referee, with the reasons against each before somebody is chosen. */
export function PlaceByHand({ matchId, role, place, focusAfter, onClose }: Props): ReactElement {
  const { t } = useTranslation(['referee', 'common']);
  const assign = useAssign(matchId);
  const reasonsIn = useReasons();
  const [chosen, setChosen] = useState<RefereeCandidate | null>(null);
  const cannot = chosen !== null && chosen.conflicts.length > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('board.byHand')}
      description={place}
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={chosen === null || cannot}
            pending={assign.isPending}
            onClick={() => {
              if (chosen === null || cannot) return;
              const { userId } = chosen;
              assign.mutate({ role, userId }, { onSuccess: onClose });
            }}
          >
            {t('board.assign')}
          </Button>
        </>
      }
    >
      <Loaded
        query={useCandidates(matchId, role)}
        errorTitle={t('board.candidatesFailed')}
        loading={<SkeletonRows rows={4} rowClassName="h-14" />}
      >
        {(candidates) => (
          <Candidates candidates={candidates} chosen={chosen} onChoose={setChosen} />
        )}
      </Loaded>
      <p role="status" className="py-2 text-sm font-semibold text-danger empty:hidden">
        {cannot && t('board.cannot', { reasons: reasonsIn(chosen.conflicts) })}
      </p>
    </Dialog>
  );
}

interface ListProps {
  candidates: readonly RefereeCandidate[];
  chosen: RefereeCandidate | null;
  onChoose: (candidate: RefereeCandidate) => void;
}

/** This many fit on a screen; with more there is a search. */
const seenAtOnce = 8;

function Candidates({ candidates, chosen, onChoose }: ListProps): ReactElement {
  const { t } = useTranslation('referee');
  const group = useId();
  const [search, setSearch] = useState('');
  const wanted = nameWords(search);
  const shown = candidates.filter(({ name }) => isFoundBy(name, wanted));
  if (candidates.length === 0)
    return <p className="py-3 text-ink-muted">{t('board.noReferees')}</p>;
  return (
    <>
      {candidates.length > seenAtOnce && (
        <div className="pb-3">
          <FormField label={t('board.search')}>
            <Input
              type="search"
              autoComplete="off"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </FormField>
        </div>
      )}
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="sr-only">{t('board.everybody')}</legend>
        {shown.map((candidate) => (
          <RadioRow
            key={candidate.userId}
            name={group}
            checked={chosen?.userId === candidate.userId}
            onChoose={() => onChoose(candidate)}
          >
            <CandidateText candidate={candidate} />
          </RadioRow>
        ))}
      </fieldset>
      {shown.length === 0 && <p className="py-3 text-ink-muted">{t('board.nobodyFound')}</p>}
    </>
  );
}

function CandidateText({ candidate }: { candidate: RefereeCandidate }): ReactElement {
  const { t } = useTranslation('referee');
  const reasonsIn = useReasons();
  const { name, conflicts, doubts, declined } = candidate;
  const against = [
    ...(declined ? [t('board.saidNo')] : []),
    ...doubts.map((doubt) => t(`board.doubt.${doubt}`)),
  ];
  return (
    <>
      <span translate="no" className="block font-semibold">
        {name}
      </span>
      {conflicts.length > 0 && <span className="block text-danger">{reasonsIn(conflicts)}</span>}
      {against.length > 0 && <span className="block text-ink-muted">{against.join(', ')}</span>}
    </>
  );
}
