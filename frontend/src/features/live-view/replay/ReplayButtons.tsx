import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, IconButton } from '@/shared/ui';
import type { Player } from './use-player';

interface Props {
  range: { first: number; last: number };
  player: Player;
}

export function ReplayButtons({ range: { first, last }, player }: Props): ReactElement {
  const { t } = useTranslation('replay');
  const { version, playing, speed } = player;
  const Sign = playing ? Pause : Play;
  const step = (to: number, end: number) => ({
    // Not disabled: stepping by keyboard would lose the focus at the end.
    'aria-disabled': version === end,
    onClick: () => version !== end && player.seek(to),
    className: 'aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
  });
  return (
    <div className="flex items-center justify-center gap-2">
      <span aria-hidden="true" className="numerals w-16 text-xs font-medium text-ink-muted">
        {t('place', { now: version - first, all: last - first })}
      </span>
      <IconButton label={t('previous')} {...step(version - 1, first)}>
        <StepBack aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={t(playing ? 'pause' : 'play')}
        variant="primary"
        onClick={player.toggle}
        className="rounded-full!"
      >
        <Sign aria-hidden="true" className="size-5 fill-current" />
      </IconButton>
      <IconButton label={t('next')} {...step(version + 1, last)}>
        <StepForward aria-hidden="true" className="size-5" />
      </IconButton>
      <Button
        variant="ghost"
        aria-label={t('speed', { speed })}
        onClick={player.nextSpeed}
        className="numerals w-16"
      >
        {t('times', { speed })}
      </Button>
    </div>
  );
}
