import type { SessionUser } from '@kolo/domain';
import { ClipboardList, Radio, Shirt } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CourtLines } from '@/shared/layout/Backdrop';
import { ButtonLink } from '@/shared/ui';
import { SeasonEyebrow } from './SeasonEyebrow';

/** For signed-in users: their name and links to their tasks. */
export function WelcomeHeader({ user }: { user: SessionUser }): ReactElement {
  const { t } = useTranslation('home');
  return (
    <section data-theme="dark" className="relative overflow-hidden border-b bg-canvas text-ink">
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 800"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full text-accent opacity-[0.16] [mask-image:linear-gradient(to_right,transparent_30%,#000)]"
      >
        <CourtLines />
      </svg>
      <div className="relative mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-8 gap-y-5 px-4 py-7 sm:px-6 sm:py-10">
        <div className="min-w-0">
          <SeasonEyebrow />
          <h1 className="headline mt-2 text-3xl font-black break-words sm:text-5xl">
            {t('welcome', { username: user.username })}
          </h1>
          <p className="mt-2 text-ink-muted">{t(`welcomeLead.${user.role}`)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {user.role === 'admin' && (
            <ButtonLink to="/admin?section=matches&day=today">
              <ClipboardList aria-hidden="true" className="size-4" />
              {t('runMatches')}
            </ButtonLink>
          )}
          {user.role === 'company' && (
            <ButtonLink to="/moj-tim">
              <Shirt aria-hidden="true" className="size-4" />
              {t('openTeam')}
            </ButtonLink>
          )}
          <ButtonLink to="/live" variant="secondary">
            <Radio aria-hidden="true" className="size-4" />
            {t('openLive')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
