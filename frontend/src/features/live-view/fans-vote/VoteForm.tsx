import type { FansVoteRequest, LiveSnapshot } from '@kolo/domain';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useController, useForm } from 'react-hook-form';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, toast } from '@/shared/ui';
import { StarsField } from '@/shared/ui/StarsField';
import { PlayerSelect } from './PlayerSelect';
import { useCastVote } from './use-fans-vote';

interface Props {
  live: LiveSnapshot;
  own: FansVoteRequest | null;
}

const none: FansVoteRequest = { playerId: 0, rating: 0 };

/** A second vote replaces the first. */
export function VoteForm({ live, own }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const cast = useCastVote(live.match.matchId);
  const { control, handleSubmit } = useForm<FansVoteRequest>({
    // Shows a vote that was given in another tab.
    values: own ?? none,
  });
  const player = useController({ control, name: 'playerId' }).field;
  const stars = useController({ control, name: 'rating' }).field;
  const [playerId, rating] = [player.value, stars.value];
  const same = own !== null && own.playerId === playerId && own.rating === rating;
  const send = handleSubmit((vote) => {
    if (same) return;
    cast.mutate(vote, {
      onSuccess: () =>
        toast({ title: t('saved'), description: t('savedHint'), variant: 'success' }),
      onError: (error) =>
        toast({ title: t('notSaved'), description: errorMessage(error), variant: 'destructive' }),
    });
  });
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <FormField label={t('player')}>
        <PlayerSelect live={live} value={playerId} onChange={player.onChange} />
      </FormField>
      <StarsField
        value={rating}
        onChange={stars.onChange}
        label={t('rating')}
        starsLabel={(count) => t('stars', { count })}
      />
      <Button
        type="submit"
        variant={same ? 'secondary' : 'primary'}
        pending={cast.isPending}
        disabled={playerId === 0 || rating === 0}
        // Not disabled: it keeps the focus after voting.
        aria-disabled={same}
        className="sm:col-span-2"
      >
        {same && <Check aria-hidden="true" className="size-5 text-ok" />}
        <span>{t(own === null ? 'vote' : same ? 'voted' : 'change')}</span>
      </Button>
    </form>
  );
}
