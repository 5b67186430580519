import type { MatchView, MessageAnswer } from '@kolo/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, request } from '../../shared/api';
import { refreshLeagues } from '../../shared/league/refresh';
import { Button, Dialog, FormField, Input, toast } from '../../shared/ui';

interface Props {
  matches: readonly MatchView[];
  onClose: () => void;
}

/** Says what would be lost, and believes only a typed word. */
export function DeleteMatchesDialog({ matches, onClose }: Props): ReactElement {
  const { t } = useTranslation(['adminLeague', 'common']);
  const [typed, setTyped] = useState('');
  const remove = useDeleteMatches(onClose);
  const form = useId();
  const word = t('deleteWord');
  const confirmed = typed.trim().toLocaleUpperCase('hr') === word;
  const played = matches.filter(wasPlayed).length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (confirmed && !remove.isPending) remove.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
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

function useDeleteMatches(onDeleted: () => void) {
  const { t } = useTranslation(['adminLeague', 'common']);
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<MessageAnswer>('/api/matches', { method: 'DELETE' }),
    onSuccess: async ({ message }) => {
      onDeleted();
      toast({ title: t('deleted'), description: message, variant: 'success' });
      await refreshLeagues(client);
    },
    onError: (error) =>
      toast({
        title: t('common:error.title'),
        description: errorMessage(error, t('deleteFailed')),
        variant: 'destructive',
      }),
  });
}
