import type { TeamPinsView, TeamSide } from '@kolo/domain';
import { type FormEvent, type ReactElement, useState } from 'react';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PinInput, pinPattern } from '@/shared/sign-off/PinInput';
import { Button, FormField } from '@/shared/ui';

interface Props {
  matchId: number;
  side: TeamSide;
  team: string;
  isSet: boolean;
}

/** A company sets by which PIN somebody signs for its team at the table. */
export function TeamPin({ matchId, side, team, isSet }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const [pin, setPin] = useState('');
  const [tried, setTried] = useState(false);
  const { mutateAsync, isPending } = useWrite({
    send: (body: object) =>
      request<TeamPinsView>(`/api/matches/${matchId}/team-pins`, { method: 'PUT', body }),
    done: () => ({ title: t('pin.done') }),
    changes: [`/api/matches/${matchId}/sign-off`],
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!pinPattern.test(pin)) return;
    const isDone = await mutateAsync({ team: side, pin }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    setPin('');
    setTried(false);
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-2 border-t pt-3">
      <h3 className="text-lg font-extrabold">{t('pin.title', { team })}</h3>
      <p className="text-sm text-ink-muted">{t(isSet ? 'pin.isSet' : 'pin.what')}</p>
      <div className="flex flex-wrap items-end gap-2">
        <FormField
          label={t(isSet ? 'pin.new' : 'method.pin')}
          hint={t('pin.hint')}
          error={tried && !pinPattern.test(pin) ? t('pin.needed') : undefined}
        >
          <PinInput pin={pin} onChange={setPin} />
        </FormField>
        <Button size="touch" type="submit" variant="secondary" pending={isPending}>
          {t('pin.save')}
        </Button>
      </div>
    </form>
  );
}
