import { type FreeSlot, type MatchView, zagrebWallTime } from '@kolo/domain';
import { type ReactElement, Suspense, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PlaceInputs } from '@/shared/league/fixture/FixtureInputs';
import {
  type FixtureFields,
  fixtureFields,
  fixtureRequest,
} from '@/shared/league/fixture/fixture-fields';
import { typedPlace } from '@/shared/league/fixture/moved-clashes';
import { PresentFixture } from '@/shared/league/fixture/PresentFixture';
import { FinalsConflicts } from '@/shared/league/free-slots/FinalsConflicts';
import { FreeSlots } from '@/shared/league/free-slots/FreeSlots';
import { Button, Dialog } from '@/shared/ui';
import { useProposeMove } from './use-proposals';

interface Props {
  match: MatchView;
  onClose: () => void;
}

/** A company proposes a free slot for a match of its team, or another time and venue. */
export function ProposeDialog({ match, onClose }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const [chosen, setChosen] = useState<FreeSlot | null>(null);
  const [isTyped, setTyped] = useState(false);
  const id = useId();
  const form = useForm<FixtureFields>({ defaultValues: fixtureFields(match) });
  const propose = useProposeMove(match.id);
  const send = (matchDate: string, venue: string): void =>
    propose.mutate({ matchDate, venue }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('proposals.propose')}
      description={<PresentFixture match={match} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={!isTyped && chosen === null}
            pending={propose.isPending}
          >
            {t('proposals.send')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-muted">{t('proposals.sentText')}</p>
      <Button variant="secondary" className="my-3 w-full" onClick={() => setTyped(!isTyped)}>
        {isTyped ? t('proposals.toFree') : t('proposals.toTyped')}
      </Button>
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isTyped) void form.handleSubmit(sendTyped)(event);
            else if (chosen) sendSlot(chosen);
          }}
        >
          {isTyped ? (
            <div className="grid grid-cols-1 gap-4 py-2 sm:grid-cols-2">
              <Suspense>
                <PlaceInputs isProposal />
              </Suspense>
            </div>
          ) : (
            <FreeSlots match={match} chosen={chosen} onChoose={setChosen} />
          )}
          <FinalsConflicts
            match={match}
            {...(isTyped ? typedPlace(form.watch()) : placeOf(chosen))}
          />
        </form>
      </FormProvider>
    </Dialog>
  );

  /** A league without venues offers slots without one, but a proposal names where. */
  function sendSlot({ at, venue }: FreeSlot): void {
    if (venue === '') {
      form.reset({ ...form.getValues(), ...zagrebWallTime(at) });
      setTyped(true);
    } else send(at, venue);
  }

  function sendTyped(fields: FixtureFields): void {
    const { matchDate, venue } = fixtureRequest(fields);
    if (Date.parse(matchDate) <= Date.now())
      form.setError('day', { message: t('proposals.past') }, { shouldFocus: true });
    else send(matchDate, venue ?? '');
  }
}

const placeOf = (slot: FreeSlot | null): { at: string | null; venue: string | null } => ({
  at: slot?.at ?? null,
  venue: slot?.venue ?? null,
});
