import type { StripLogo } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Skeleton, TeamCrest, useWide } from '@/shared/ui';
import { Marquee, MarqueeButton, useMarquee } from './Marquee';
import { useStrip } from './use-home';

const secondsPerLogo = 4;
/** The widest screens to fill, and the narrowest logo. */
const screenPixels = { wide: 2560, narrow: 1024 };
const logoPixels = 150;

const copiesOf = (logos: number, pixels: number): number =>
  1 + Math.ceil(pixels / (logos * logoPixels));

/** The space is reserved from the start, so that nothing below moves. */
export function LogoStrip(): ReactElement {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('strip.title')} className="relative border-y bg-surface">
      <div className="flex h-20 items-center">
        <Strip />
      </div>
    </section>
  );
}

function Strip(): ReactElement {
  const { t } = useTranslation(['home', 'common']);
  const { data, error, isFetching, refetch } = useStrip();
  const { paused, toggle } = useMarquee();
  const pixels = screenPixels[useWide() ? 'wide' : 'narrow'];
  if (data === undefined && error !== null)
    return (
      <p role="alert" className="mx-auto flex items-center gap-3 px-4 text-sm text-ink-muted">
        <span>{errorMessage(error)}</span>
        <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </p>
    );
  if (data === undefined) return <Waiting />;
  if (data.length === 0)
    return <p className="mx-auto px-4 text-sm text-ink-muted">{t('strip.empty')}</p>;
  return (
    <>
      <div className="min-w-0 flex-1 [mask-image:linear-gradient(to_right,transparent,#000_2rem,#000_calc(100%-2rem),transparent)]">
        <Marquee
          label={t('strip.title')}
          paused={paused}
          seconds={secondsPerLogo * data.length}
          copies={copiesOf(data.length, pixels)}
          row={(isCopy) =>
            data.map((logo) => (
              <li key={`${logo.teamId}-${logo.name}`} className="flex px-2">
                <Logo logo={logo} isCopy={isCopy} />
              </li>
            ))
          }
        />
      </div>
      <MarqueeButton paused={paused} onToggle={toggle} className="mr-2 text-ink-muted" />
    </>
  );
}

function Waiting(): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="status" className="mx-auto flex gap-4 overflow-hidden px-4">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-10 w-40 shrink-0" />
      ))}
    </div>
  );
}

interface LogoProps {
  logo: StripLogo;
  isCopy: boolean;
}

function Logo({ logo: { name, teamId, logoUrl }, isCopy }: LogoProps): ReactElement {
  const content = (
    <>
      {logoUrl === null ? (
        <TeamCrest name={name} className="size-9" />
      ) : (
        <img
          src={logoUrl}
          alt=""
          width={64}
          height={40}
          loading="lazy"
          decoding="async"
          className="h-10 w-16 rounded-md bg-white object-contain p-1"
        />
      )}
      <span className="text-sm font-bold whitespace-nowrap">{name}</span>
    </>
  );
  const look = 'flex min-h-11 items-center gap-2.5 rounded-control px-3';
  if (teamId === null) return <span className={look}>{content}</span>;
  return (
    <Link
      to={`/team/${teamId}`}
      {...(isCopy && { tabIndex: -1 })}
      className={`${look} hover:bg-raised focus-visible:-outline-offset-3`}
    >
      {content}
    </Link>
  );
}
