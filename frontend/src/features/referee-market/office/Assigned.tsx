import type { AssignmentState, BoardPlace } from '@kolo/domain';
import { type ReactElement, type RefObject, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, type BadgeTone, Button, ConfirmDialog } from '@/shared/ui';
import { useUnassign } from './use-board';

interface Props {
  matchId: number;
  /** The role and the match, as people read them. */
  place: string;
  assignment: NonNullable<BoardPlace['assignment']>;
  focusAfter: RefObject<HTMLElement | null>;
}

const tones: Partial<Record<AssignmentState, BadgeTone>> = {
  assigned: 'warn',
  accepted: 'ok',
  worked: 'ok',
};

/** Whoever has the place, with the way to take it back until the match is played. */
export function Assigned({ matchId, place, assignment, focusAfter }: Props): ReactElement {
  const { t } = useTranslation('referee');
  const unassign = useUnassign(matchId);
  const [removing, setRemoving] = useState(false);
  const { id, name, state } = assignment;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span translate="no" className="font-bold wrap-anywhere">
        {name}
      </span>
      <Badge tone={tones[state] ?? 'neutral'}>
        {t(state === 'assigned' ? 'board.waiting' : `matches.state.${state}`)}
      </Badge>
      {(state === 'assigned' || state === 'accepted') && (
        <Button
          variant="secondary"
          className="ml-auto"
          aria-label={t('board.removeFrom', { name, place })}
          onClick={() => setRemoving(true)}
        >
          {t('board.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={t('board.askRemove', { name })}
        description={t('board.askRemoveHint', { place })}
        confirmLabel={t('board.remove')}
        pending={unassign.isPending}
        focusAfter={focusAfter}
        onConfirm={() => unassign.mutate(id, { onSettled: () => setRemoving(false) })}
      />
    </div>
  );
}
