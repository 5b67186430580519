import type { MatchView, MessageAnswer } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request, useWrite } from '../../shared/api';
import { leaguePaths } from '../../shared/league/league-paths';
import { Button, Dialog, FormField, Input } from '../../shared/ui';

interface Props {
  matches: readonly MatchView[];
  /** Where no match is left, none can be deleted. */
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Says what would be lost, and believes only a typed word. */
export function DeleteMatchesDialog({ matches, focusAfter, onClose }: Props): ReactElement {
  const { t } = useTranslation(['adminLeague', 'common']);
  const [typed, setTyped] = useState('');
  const remove = useDeleteMatches();
  const form = useId();
  const word = t('deleteWord');
  const confirmed = typed.trim().toLocaleUpperCase('hr') === word;
  const played = matches.filter(wasPlayed).length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (confirmed && !remove.isPending) remove.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={t('deleteAll')}
      description={t('deleteWarning', { matches: matches.length })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            disabled={!confirmed}
            pending={remove.isPending}
          >
            {t('deleteConfirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 py-2">
        <p
          className={
            played > 0
              ? 'rounded-control bg-danger-soft px-3 py-2 text-sm font-semibold text-danger'
              : 'text-sm'
          }
        >
          {played > 0 ? t('deletePlayed', { played }) : t('deleteNonePlayed')}
        </p>
        <FormField label={t('deleteType', { word })}>
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FormField>
      </form>
    </Dialog>
  );
}

/** Begun or finished, as the server counts it. */
const wasPlayed = ({ status }: MatchView): boolean =>
  status === 'in_progress' || status === 'completed';

function useDeleteMatches(): UseMutationResult<MessageAnswer, Error, void> {
  const { t } = useTranslation('adminLeague');
  return useWrite({
    send: () => request<MessageAnswer>('/api/matches', { method: 'DELETE' }),
    done: ({ message }) => ({ title: t('deleted'), description: message }),
    otherwise: t('deleteFailed'),
    changes: leaguePaths,
  });
}
