import type { MatchView } from '@kolo/domain';
import { type ReactElement, Suspense } from 'react';
import { companyRegistrationPath } from '@/shared/accounts/registration-path';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CourtLines } from '@/shared/layout/Backdrop';
import { useBoardPart } from '@/shared/live/use-board';
import { lazyComponent } from '@/shared/page/lazy-component';
import { ButtonLink, LiveDot, useWide } from '@/shared/ui';
import { SeasonEyebrow } from './SeasonEyebrow';

const NextMatchCard = lazyComponent(async () => (await import('./NextMatchCard')).NextMatchCard);

interface Props {
  /** Soonest first; undefined while loading. */
  fixtures: readonly MatchView[] | undefined;
}

/** Dark in both themes, like the top bar above it. */
export function HomeHero({ fixtures }: Props): ReactElement {
  const due = fixtures?.filter(({ outcome }) => outcome !== 'postponed');
  const { t } = useTranslation('home');
  const wide = useWide();
  const isPlayed = useBoardPart('running', (matches) =>
    matches.some(({ status }) => status === 'in_progress'),
  );
  return (
    <section data-theme="dark" className="relative overflow-hidden bg-canvas text-ink">
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 800"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full text-accent opacity-[0.16] [mask-image:linear-gradient(to_right,transparent_20%,#000)]"
      >
        <CourtLines />
      </svg>
      <div className="relative mx-auto flex max-w-6xl items-center gap-12 px-4 pt-9 pb-20 sm:px-6 sm:pt-14 sm:pb-24 lg:pt-16 lg:pb-28">
        <div className="min-w-0 flex-1">
          <SeasonEyebrow />
          <h1 className="headline mt-3 max-w-3xl text-[min(2.25rem,14vw)] whitespace-pre-line min-[400px]:text-[2.625rem] font-black sm:text-6xl xl:text-7xl">
            {t('heading')}
          </h1>
          <p className="mt-4 max-w-xl text-ink-muted sm:text-lg">{t('lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink
              to={companyRegistrationPath()}
              size="lg"
              className="whitespace-nowrap max-[26rem]:flex-1 max-[26rem]:px-4!"
            >
              {t('register')}
            </ButtonLink>
            <ButtonLink
              to="/live"
              size="lg"
              variant="secondary"
              className="whitespace-nowrap max-[26rem]:flex-1 max-[26rem]:px-4!"
            >
              {isPlayed === true && <LiveDot className="size-2.5! bg-live" />}
              <span>{t('openLive')}</span>
            </ButtonLink>
          </div>
        </div>
        {/* On a phone the ticker above begins with the same match, so its code is not loaded. */}
        {wide && due?.length !== 0 && (
          <div className="h-68 w-96 shrink-0 max-lg:hidden">
            <Suspense>
              <NextMatchCard fixtures={due} />
            </Suspense>
          </div>
        )}
      </div>
    </section>
  );
}
