import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';

/** Whether a row moves, and the button that decides it. */
export function useMarquee(): { paused: boolean; toggle: () => void } {
  const [paused, setPaused] = useState(false);
  return { paused, toggle: () => setPaused((now) => !now) };
}

interface ButtonProps {
  paused: boolean;
  onToggle: () => void;
  className?: string;
}

/** Lasting motion can be stopped for good (WCAG 2.2.2); with reduced motion there is no button. */
export function MarqueeButton({ paused, onToggle, className }: ButtonProps): ReactElement {
  const { t } = useTranslation('home');
  const Icon = paused ? Play : Pause;
  return (
    <IconButton
      label={t(paused ? 'motion.play' : 'motion.pause')}
      onClick={onToggle}
      className={clsx('motion-reduce:hidden', className)}
    >
      <Icon aria-hidden="true" className="size-4" />
    </IconButton>
  );
}

interface Props {
  label: string;
  paused: boolean;
  /** The time that the whole row takes to pass. */
  seconds: number;
  /** The number of copies, so that no gap shows at the end. */
  copies: number;
  /** The list items, with a gap after each of them. */
  row: (isCopy: boolean) => ReactNode;
}

/** Only the first row exists for screen readers and the keyboard. */
export function Marquee({ label, paused, seconds, copies, row }: Props): ReactElement {
  const motion: CSSProperties & Record<`--${string}`, string> = {
    '--marquee-time': `${seconds}s`,
    '--marquee-shift': `${-100 / copies}%`,
  };
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    // The browser scrolled to the focused element; the animation would continue from there.
    const goBack = () => current?.scrollTo?.({ left: 0 });
    current?.addEventListener('focusout', goBack);
    return () => current?.removeEventListener('focusout', goBack);
  }, []);
  return (
    <div data-paused={paused} ref={frame} className="overflow-hidden pl-6 motion-reduce:scroll-x">
      <div style={motion} className="marquee flex w-max">
        {Array.from({ length: copies }, (_, copy) => copy).map((copy) => (
          <ul
            key={copy}
            {...(copy === 0 ? { 'aria-label': label } : { 'aria-hidden': true })}
            className={clsx('flex shrink-0', copy > 0 && 'motion-reduce:hidden')}
          >
            {row(copy > 0)}
          </ul>
        ))}
      </div>
    </div>
  );
}
