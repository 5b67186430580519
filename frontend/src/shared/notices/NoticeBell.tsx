import type { PushTopic } from '@kolo/domain';
import { Bell } from 'lucide-react';
import { type ReactElement, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { Button } from '@/shared/ui/Button';
import { hasChosen } from './has-chosen';

const ChosenWord = lazyComponent(async () => (await import('./ChosenWord')).ChosenWord);
const NoticesDialog = lazyComponent(async () => (await import('./NoticesDialog')).NoticesDialog);

interface Props {
  topic: PushTopic;
  /** The name of the team, the match or the league. */
  of: string;
}

const never = (): (() => void) => () => {};

/** Notices on this device about a team, a match or a league. Most readers have none, and load no more than this. */
export function NoticeBell({ topic, of }: Props): ReactElement {
  const { t } = useTranslation('share');
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const hadSome = useSyncExternalStore(never, hasChosen, () => false);
  const show = (): void => {
    setWasOpened(true);
    setOpen(true);
  };
  const word = <span>{t('notices')}</span>;
  return (
    <>
      <Button variant="secondary" onClick={show}>
        <Bell aria-hidden="true" className="size-4" />
        {hadSome || wasOpened ? (
          <Suspense fallback={word}>
            <ChosenWord topic={topic} />
          </Suspense>
        ) : (
          word
        )}
      </Button>
      {wasOpened && (
        <Suspense>
          <NoticesDialog topic={topic} of={of} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
