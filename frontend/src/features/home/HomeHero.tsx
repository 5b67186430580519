import type { MatchView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/api';
import { CourtLines } from '../../shared/layout/Backdrop';
import { ButtonLink, LiveDot } from '../../shared/ui';
import { NextMatchCard } from './NextMatchCard';
import { SeasonFacts } from './SeasonFacts';

/** Dark in both themes, like the top bar that it continues. */
export function HomeHero({ next }: { next: MatchView | undefined }): ReactElement {
  const { t } = useTranslation('home');
  const user = useUser();
  return (
    <section data-theme="dark" className="relative overflow-hidden border-b bg-canvas text-ink">
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 800"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full text-accent opacity-[0.16] [mask-image:linear-gradient(to_right,transparent_20%,#000)]"
      >
        <CourtLines />
      </svg>
      <div className="relative mx-auto flex max-w-6xl items-center gap-12 px-4 py-10 sm:px-6 sm:py-14 lg:py-20">
        <div className="min-w-0 flex-1">
          <p className="eyebrow text-accent">
            {user ? t('welcome', { username: user.username }) : t('eyebrow')}
          </p>
          <h1 className="headline mt-3 max-w-3xl text-4xl whitespace-pre-line min-[400px]:text-[2.625rem] font-black sm:text-6xl xl:text-7xl">
            {t('heading')}
          </h1>
          <p className="mt-4 max-w-xl text-ink-muted sm:text-lg">{t('lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/live" size="lg">
              <LiveDot className="size-2.5! bg-live-fill" />
              {t('openLive')}
            </ButtonLink>
            {user === null && (
              <ButtonLink to="/auth?tab=register" size="lg" variant="secondary">
                {t('register')}
              </ButtonLink>
            )}
            {user?.role === 'admin' && (
              <ButtonLink to="/admin" size="lg" variant="secondary">
                {t('runMatches')}
              </ButtonLink>
            )}
          </div>
          <SeasonFacts />
        </div>
        {/* On a phone the list right below begins with the same match. */}
        {next && (
          <div className="hidden w-96 shrink-0 lg:block">
            <NextMatchCard match={next} />
          </div>
        )}
      </div>
    </section>
  );
}
