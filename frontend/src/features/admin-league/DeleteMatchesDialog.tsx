import { foldedName, type LeagueView, type MatchCounts, type MessageAnswer } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactElement, type RefObject, useState } from 'react';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { leaguePaths } from '@/shared/league/league-paths';
import { useMatchCounts } from '@/shared/league/queries';
import { TypedConfirmDialog } from '@/shared/ui';
import { DeletionScope } from './DeletionScope';

interface Props {
  /** The league on the screen; null for matches without a league. */
  shown: LeagueView | null;
  /** Takes the focus when no match is left and the button is gone. */
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function DeleteMatchesDialog(props: Props): ReactElement | null {
  const all = useMatchCounts('all').data;
  const ofShown = useMatchCounts(props.shown?.id ?? 'none').data;
  return all === undefined || ofShown === undefined ? null : (
    <CountedDialog all={all} ofShown={ofShown} {...props} />
  );
}

interface CountedProps extends Props {
  /** Across all leagues. */
  all: MatchCounts;
  ofShown: MatchCounts;
}

function CountedDialog({ all, ofShown, shown, focusAfter, onClose }: CountedProps): ReactElement {
  const { t } = useTranslation('adminLeague');
  // Without matches elsewhere there is no choice.
  const [choice] = useState(all.matches > ofShown.matches ? shown : null);
  const [league, setLeague] = useState(choice);
  const [typed, setTyped] = useState('');
  const remove = useDeleteMatches();
  const word = t('deleteWord');
  const doomed = league === null ? all : ofShown;
  const confirmed = doomed.matches > 0 && foldedName(typed) === foldedName(word);
  const { played } = doomed;
  return (
    <TypedConfirmDialog
      title={t(choice === null ? 'deleteAll' : 'deleteConfirm')}
      description={
        league === null
          ? t('deleteWarning', { matches: doomed.matches })
          : t('deleteLeagueWarning', { league: leagueLabel(league), matches: doomed.matches })
      }
      field={{ label: t('deleteType', { word }), autoCapitalize: 'characters' }}
      typed={typed}
      onType={setTyped}
      confirmLabel={t('deleteConfirm')}
      confirmed={confirmed}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(league?.id ?? null, { onSuccess: onClose })}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {choice !== null && (
        <DeletionScope
          league={choice}
          all={league === null}
          onChange={(ofAll) => {
            // The typed word confirmed the other choice.
            setTyped('');
            setLeague(ofAll ? null : choice);
          }}
        />
      )}
      <p
        className={
          played > 0
            ? 'rounded-control bg-danger-soft px-3 py-2 text-sm font-semibold text-danger'
            : 'text-sm'
        }
      >
        {played > 0
          ? t('deletePlayed', { played })
          : t(doomed.matches > 0 ? 'deleteNonePlayed' : 'deleteNothing')}
      </p>
    </TypedConfirmDialog>
  );
}

/** Null deletes the matches of all leagues. */
function useDeleteMatches(): UseMutationResult<MessageAnswer, Error, number | null> {
  const { t } = useTranslation('adminLeague');
  return useWrite({
    send: (leagueId: number | null) =>
      request<MessageAnswer>(
        leagueId === null ? '/api/matches' : `/api/matches/league/${leagueId}`,
        { method: 'DELETE' },
      ),
    done: ({ message }) => ({ title: t('deleted'), description: message }),
    otherwise: t('deleteFailed'),
    changes: leaguePaths,
  });
}
