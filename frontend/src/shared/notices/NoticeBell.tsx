import type { PushTopic } from '@kolo/domain';
import { Bell, BellRing } from 'lucide-react';
import { type ReactElement, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { Button } from '@/shared/ui/Button';
import { chosenNotices, isTopic, noNotices, onChoice } from './chosen-notices';

const NoticesDialog = lazyComponent(async () => (await import('./NoticesDialog')).NoticesDialog);

interface Props {
  topic: PushTopic;
  /** The name of the team, the match or the league. */
  of: string;
}

/** Notices on this device about a team, a match or a league. */
export function NoticeBell({ topic, of }: Props): ReactElement {
  const { t } = useTranslation('share');
  const { topics } = useSyncExternalStore(onChoice, chosenNotices, noNotices);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isOn = topics.some(isTopic(topic));
  const Icon = isOn ? BellRing : Bell;
  const show = (): void => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={show}>
        <Icon aria-hidden="true" className="size-4" />
        <span>{t(isOn ? 'noticesOn' : 'notices')}</span>
      </Button>
      {wasOpened && (
        <Suspense>
          <NoticesDialog topic={topic} of={of} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
