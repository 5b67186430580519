import type { RefereePlace } from '@kolo/domain';
import type { ReactElement, Ref } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button, Card, CardBody } from '@/shared/ui';
import { RefereeMatchLine, teamsOf } from './RefereeMatchLine';
import { useClaim, useWithdrawClaim } from './use-places';

interface Props {
  place: RefereePlace;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A place under the heading of its day, with one button to take it or the reasons why one cannot. */
export function PlaceCard({ place, ref }: Props): ReactElement {
  const { t } = useTranslation('referee');
  const { dateTime } = useFormat();
  const { role, feeCents, closesAt, claims, claimed, ineligible } = place;
  return (
    <li ref={ref} tabIndex={-1} className="scroll-mt-14 rounded-card">
      <Card className="h-full">
        <CardBody className="flex h-full flex-col gap-3">
          <RefereeMatchLine match={place} role={role} feeCents={feeCents} dayAbove />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p className="numerals grid text-xs text-ink-muted">
              <span>{t('places.closes', { when: dateTime(closesAt) })}</span>
              {claims > 0 && <span>{t('places.claims', { count: claims })}</span>}
            </p>
            {ineligible.length === 0 || claimed ? <ClaimButton place={place} /> : null}
          </div>
          {ineligible.length > 0 && !claimed && <Reasons reasons={ineligible} />}
        </CardBody>
      </Card>
    </li>
  );
}

function ClaimButton({ place }: { place: RefereePlace }): ReactElement {
  const { t } = useTranslation(['referee', 'officials']);
  const claim = useClaim();
  const withdraw = useWithdrawClaim();
  const named = (action: string): string =>
    `${action}: ${t('place', { role: t(`officials:role.${place.role}`), match: teamsOf(place) })}`;
  if (!place.claimed)
    return (
      <Button
        aria-label={named(t('places.claim'))}
        pending={claim.isPending}
        onClick={() => claim.mutate(place.id)}
      >
        {t('places.claim')}
      </Button>
    );
  return (
    <span className="ml-auto flex flex-wrap items-center gap-2">
      <Badge tone="ok">{t('places.claimed')}</Badge>
      <Button
        variant="secondary"
        aria-label={named(t('places.take'))}
        pending={withdraw.isPending}
        onClick={() => withdraw.mutate(place.id)}
      >
        {t('places.take')}
      </Button>
    </span>
  );
}

function Reasons({ reasons }: { reasons: RefereePlace['ineligible'] }): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <p className="rounded-control bg-sunken px-3 py-2 text-sm">
      <span className="font-semibold">{`${t('cannot')} `}</span>
      <span>{reasons.map((reason) => t(`conflict.${reason}`)).join(', ')}</span>
    </p>
  );
}
