import type { OwnPlayerView, TeamView } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EditPlayerButton } from '@/shared/players/EditPlayerButton';
import { PlayerStatusBadge } from '@/shared/players/PlayerStatusBadge';
import { byNumber, isWithdrawn } from '@/shared/players/roster';
import { WithdrawnPlayers } from '@/shared/players/WithdrawnPlayers';
import { Button, ConfirmDialog, Dialog, FormField, Input } from '@/shared/ui';
import { useLeaveLeague, useRenameTeam } from './use-league-writes';

interface Props {
  team: TeamView;
  onClose: () => void;
}

/** A team's name, its players, and its removal from the league. */
export function TeamDialog({ team, onClose }: Props): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { t: common } = useTranslation();
  const form = useId();
  const rename = useRenameTeam(team.id);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: team.name } });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('team.edit', { name: team.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} pending={rename.isPending}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={handleSubmit(({ name }) => rename.mutate({ name }, { onSuccess: onClose }))}
        className="py-2"
      >
        <FormField
          label={t('team.name')}
          hint={t('team.nameHint')}
          error={formState.errors.name?.message}
        >
          <Input
            {...register('name', { validate: (name) => name.trim() !== '' || t('required') })}
            autoComplete="off"
            maxLength={120}
          />
        </FormField>
      </form>
      <TeamPlayers teamId={team.id} />
      <LeaveLeague team={team} onDone={onClose} />
    </Dialog>
  );
}

function TeamPlayers({ teamId }: { teamId: number }): ReactElement {
  const { t } = useTranslation('leaguePage');
  const query = useQuery<OwnPlayerView[]>({
    queryKey: ['/api/players', 'team', teamId],
    refetchOnMount: 'always',
  });
  return (
    <section className="mt-3 border-t pt-4">
      <h3 className="font-bold">{t('team.players')}</h3>
      <Loaded query={query}>
        {(players) => (
          <>
            <ul className="mt-1 divide-y">
              {byNumber(players.filter((player) => !isWithdrawn(player))).map((player) => (
                <li key={player.id} className="flex min-h-12 items-center gap-3 text-sm">
                  <span className="numerals w-6 text-right font-extrabold">
                    {player.jerseyNumber}
                  </span>
                  <span className="min-w-0 flex-1 font-medium wrap-anywhere">{player.name}</span>
                  <PlayerStatusBadge status={player.status} />
                  <EditPlayerButton player={player} players={players} />
                </li>
              ))}
            </ul>
            <WithdrawnPlayers players={players} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function LeaveLeague({ team, onDone }: { team: TeamView; onDone: () => void }): ReactElement {
  const { t } = useTranslation('leaguePage');
  const [asking, setAsking] = useState(false);
  const leave = useLeaveLeague(team.id);
  return (
    <div className="mt-4 border-t pt-4 pb-1">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('team.leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('team.leaveAsk', { name: team.name })}
        description={t('team.leaveText')}
        confirmLabel={t('team.leave')}
        pending={leave.isPending}
        onConfirm={() =>
          leave.mutate(undefined, { onSuccess: onDone, onSettled: () => setAsking(false) })
        }
      />
    </div>
  );
}
