import { type NoticeKind, noticeKinds, type PushTopic, pushLimits } from '@kolo/domain';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui/Button';
import { Checkbox } from '@/shared/ui/Checkbox';
import { Dialog } from '@/shared/ui/Dialog';
import { type ChosenNotices, chosenNotices, isTopic, noNotices, onChoice } from './chosen-notices';
import { LeagueDigest } from './LeagueDigest';
import { type DeviceState, deviceState, turnOffAll, turnOn } from './push-device';

interface Props {
  topic: PushTopic;
  of: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function OpenedDialog({ topic, of, open, onOpenChange }: Props): ReactElement {
  const { t } = useTranslation('notices');
  const [device, setDevice] = useState<DeviceState>(deviceState);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t(`lead.${topic.kind}`, { of })}
    >
      {device === 'possible' ? (
        <Choice topic={topic} onDenied={() => setDevice('denied')} />
      ) : (
        <p role="status" className="pb-4">
          {t(`device.${device}`)}
        </p>
      )}
      {topic.kind === 'league' && <LeagueDigest leagueId={topic.id} />}
    </Dialog>
  );
}

function Choice({ topic, onDenied }: { topic: PushTopic; onDenied: () => void }): ReactElement {
  const { t } = useTranslation('notices');
  const chosen = useSyncExternalStore(onChoice, chosenNotices, noNotices);
  const [kinds, setKinds] = useState(chosen.kinds);
  const isOn = chosen.topics.some(isTopic(topic));
  const write = useMutation({
    mutationFn: async (next: ChosenNotices | null) => {
      if (next === null || next.topics.length === 0) await turnOffAll();
      else if (!(await turnOn(next))) onDenied();
    },
  });
  const others = chosen.topics.filter((one) => !isTopic(topic)(one));
  const isFull = !isOn && others.length >= pushLimits.topics;
  // A list is of a team.
  const offered = noticeKinds.filter((kind) => kind !== 'incomplete' || topic.kind === 'team');
  const toggle = (kind: NoticeKind): void =>
    setKinds(noticeKinds.filter((one) => (one === kind) !== kinds.includes(one)));
  return (
    <div className="grid gap-3 pb-4">
      <fieldset>
        <legend className="text-sm font-semibold">{t('kinds')}</legend>
        {offered.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kind.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={() => toggle(kind)}
          />
        ))}
      </fieldset>
      {isFull && <p role="status">{t('full', { count: pushLimits.topics })}</p>}
      {write.isError && (
        <p role="alert" className="text-danger-ink">
          {errorMessage(write.error)}
        </p>
      )}
      <Button
        disabled={write.isPending || kinds.length === 0 || isFull}
        onClick={() => write.mutate({ topics: [...others, topic], kinds })}
      >
        {t(isOn ? 'save' : 'turnOn')}
      </Button>
      {isOn && (
        <Button
          variant="secondary"
          disabled={write.isPending}
          onClick={() => write.mutate({ topics: others, kinds: chosen.kinds })}
        >
          {t('turnOff')}
        </Button>
      )}
      {chosen.topics.length > 0 && (
        <Button variant="secondary" disabled={write.isPending} onClick={() => write.mutate(null)}>
          {t('turnOffAll')}
        </Button>
      )}
    </div>
  );
}

export const NoticesDialog = withQueries(OpenedDialog);
