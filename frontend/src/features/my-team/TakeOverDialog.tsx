import { limits, type OwnPlayerView } from '@kolo/domain';
import { type FormEvent, type ReactElement, type RefObject, useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { placesTaken } from '@/shared/players/roster';
import { Button, Checkbox, clearToast, Dialog, toast } from '@/shared/ui';
import { addPlayerFailure, isStopped } from './add-player-failure';
import type { EarlierSquad } from './earlier-squad';
import { type TakenOver, useTakeOver } from './use-take-over';

interface Props {
  teamId: number;
  players: readonly OwnPlayerView[];
  squad: EarlierSquad;
  /** Takes the focus when nobody is left to take over and the button is gone. */
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Last season's players need not be typed again; each is approved again. */
export function TakeOverDialog({
  teamId,
  players,
  squad,
  focusAfter,
  onClose,
}: Props): ReactElement {
  const { t } = useTranslation(['myTeam', 'common']);
  const form = useId();
  const free = limits.playersPerTeam - placesTaken(players);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(squad.players.slice(0, free).map(({ id }) => id)),
  );
  const { takeOver, stop } = useTakeOver(teamId);
  const wanted = squad.players.filter(({ id }) => chosen.has(id));
  const tooMany = wanted.length > free;
  const toggle = (id: number, on: boolean): void =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const close = (): void => {
    stop();
    onClose();
  };
  const finished = ({ added, failure }: TakenOver): void => {
    const title = t('takenOver', { added });
    if (failure === null) {
      onClose();
      toast({ title, description: t('takenOverText'), variant: 'success' });
    } else if (!isStopped(failure)) {
      const why = addPlayerFailure(failure, t);
      toast(added === 0 ? why : { ...why, title });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted.length === 0 || tooMany || takeOver.isPending) return;
    clearToast();
    takeOver.mutate(wanted, { onSuccess: finished });
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      focusAfter={focusAfter}
      title={t('takeOver')}
      description={t('takeOverLead', { season: squad.league.season })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={wanted.length === 0 || tooMany}
            pending={takeOver.isPending}
          >
            {t('takeOverChosen', { chosen: wanted.length })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <ul aria-label={t('players')} className="divide-y">
          {squad.players.map(({ id, name, jerseyNumber }) => (
            <li key={id}>
              <Checkbox
                checked={chosen.has(id)}
                disabled={takeOver.isPending}
                onChange={({ target }) => toggle(id, target.checked)}
                label={
                  <span className="flex items-center justify-between gap-3 py-1">
                    <span className="wrap-anywhere">{name}</span>
                    <span className="numerals font-bold">{jerseyNumber}</span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        {tooMany && (
          <p role="alert" className="mt-3 text-sm font-semibold text-danger">
            {t('takeOverTooMany', { free })}
          </p>
        )}
      </form>
    </Dialog>
  );
}
