import type { LiveSnapshot } from '@kolo/domain';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { NoticeBell } from '@/shared/notices/NoticeBell';
import { ReportLink } from '@/shared/reports/ReportLink';
import { EmbedButton } from '@/shared/sharing/EmbedButton';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { StoryButton } from '@/shared/sharing/StoryButton';
import { storiesOf } from '@/shared/sharing/story-picture';
import { IconButton } from '@/shared/ui/IconButton';
import { SignOffLink } from './SignOffLink';

interface Props {
  matchId: number;
  /** The names of both teams. */
  title: string;
  snapshot: LiveSnapshot;
  version: number;
  /** Its report can be signed. */
  isOver: boolean;
}

/** Ways to share the match, embed it or show it over a video; on a phone in a menu. */
export function MatchTools({ matchId, title, snapshot, version, isOver }: Props): ReactElement {
  const { t } = useTranslation('live');
  const [open, setOpen] = useState(false);
  const tools = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent): void => {
      // The dialog to embed returns the focus to its button.
      const isInside =
        target instanceof Element &&
        (place.current?.contains(target) || target.closest('[role=dialog]') !== null);
      if (!isInside) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={place} className="relative flex items-center gap-2">
      {isOver && <SignOffLink matchId={matchId} />}
      <IconButton
        label={t('match.tools')}
        aria-expanded={open}
        aria-controls={tools}
        onClick={() => setOpen(!open)}
        className="sm:hidden"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </IconButton>
      <div
        id={tools}
        className={clsx(
          'gap-2 sm:flex',
          open
            ? 'max-sm:absolute max-sm:top-full max-sm:right-0 max-sm:z-30 max-sm:grid max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-2 max-sm:shadow-2xl'
            : 'max-sm:hidden',
        )}
      >
        {!isOver && <NoticeBell topic={{ kind: 'match', id: matchId }} of={title} />}
        {isOver && <ReportLink matchId={matchId} />}
        <EmbedButton kind="match" id={matchId} title={title} />
        <StoryButton pictures={storiesOf(snapshot, version)} />
        <ShareButton title={title} path={`/live/${matchId}`} />
      </div>
    </div>
  );
}
