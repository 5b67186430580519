import type { RefereeToRate } from '@kolo/domain';
import { Check } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { StarsField } from '@/shared/ui/StarsField';
import { useRateReferee } from './use-referee-ratings';

interface Props {
  matchId: number;
  referee: RefereeToRate;
}

/** The stars that a company gives a referee; a second rating replaces the first. */
export function RateReferee({ matchId, referee }: Props): ReactElement {
  const { t } = useTranslation(['myTeam', 'officials']);
  const { userId, name, role, stars } = referee;
  const roleName = t(`officials:role.${role}`);
  const [chosen, setChosen] = useState<number | null>(null);
  const rate = useRateReferee(matchId);
  const value = chosen ?? stars ?? 0;
  const same = value === stars;
  const action = t(stars === null ? 'rating.rate' : same ? 'rating.rated' : 'rating.change');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!same) rate.mutate({ userId, stars: value });
      }}
      className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2"
    >
      <StarsField
        value={value}
        onChange={setChosen}
        label={name === null ? roleName : t('rating.of', { name, role: roleName })}
        starsLabel={(count) => t('rating.stars', { count })}
      />
      <Button
        type="submit"
        variant={same ? 'secondary' : 'primary'}
        pending={rate.isPending}
        disabled={value === 0}
        // Not disabled: it keeps the focus after rating.
        aria-disabled={same}
        aria-label={`${action}: ${name ?? roleName}`}
        className="min-w-32"
      >
        {same && <Check aria-hidden="true" className="size-5 text-ok" />}
        <span>{action}</span>
      </Button>
    </form>
  );
}
