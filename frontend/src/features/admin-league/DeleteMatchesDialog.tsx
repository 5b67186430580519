import type { LeagueView, MatchView, MessageAnswer } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactElement, type RefObject, useState } from 'react';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { leaguePaths } from '@/shared/league/league-paths';
import { TypedConfirmDialog } from '@/shared/ui';
import { DeletionScope } from './DeletionScope';

interface Props {
  /** The matches of all leagues. */
  matches: readonly MatchView[];
  /** The league on the screen; null for matches without a league. */
  shown: LeagueView | null;
  /** Takes the focus when no match is left and the button is gone. */
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function DeleteMatchesDialog({ matches, shown, focusAfter, onClose }: Props): ReactElement {
  const { t } = useTranslation('adminLeague');
  // Without matches elsewhere there is no choice.
  const [choice] = useState(matches.some(({ leagueId }) => leagueId !== shown?.id) ? shown : null);
  const [league, setLeague] = useState(choice);
  const [typed, setTyped] = useState('');
  const remove = useDeleteMatches();
  const word = t('deleteWord');
  const doomed =
    league === null ? matches : matches.filter(({ leagueId }) => leagueId === league.id);
  const confirmed = doomed.length > 0 && typed.trim().toLocaleUpperCase('hr') === word;
  const played = doomed.filter(wasPlayed).length;
  return (
    <TypedConfirmDialog
      title={t(choice === null ? 'deleteAll' : 'deleteConfirm')}
      description={
        league === null
          ? t('deleteWarning', { matches: doomed.length })
          : t('deleteLeagueWarning', { league: leagueLabel(league), matches: doomed.length })
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
          onChange={(all) => {
            // The typed word confirmed the other choice.
            setTyped('');
            setLeague(all ? null : choice);
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
          : t(doomed.length > 0 ? 'deleteNonePlayed' : 'deleteNothing')}
      </p>
    </TypedConfirmDialog>
  );
}

/** Begun or finished, as the server counts it. */
const wasPlayed = ({ status }: MatchView): boolean =>
  status === 'in_progress' || status === 'completed';

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
