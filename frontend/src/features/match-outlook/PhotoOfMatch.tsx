import type { Contact, LiveSnapshot } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useMatchPhoto } from '@/shared/match-photo/use-match-photo';

/** The photo of a match that is over, and where somebody in it may write. */
export function PhotoOfMatch({ live }: { live: LiveSnapshot }): ReactElement | null {
  const { t } = useTranslation('gallery');
  const { data } = useMatchPhoto(live.match.matchId);
  const photo = data?.photo ?? null;
  const contact = useQuery<Contact>({ queryKey: ['/api/contact'], enabled: photo !== null });
  if (photo === null) return null;
  const email = contact.data?.email ?? null;
  const { homeTeam, awayTeam } = live;
  return (
    <figure className="mt-4 overflow-hidden rounded-card border bg-surface shadow-card">
      <img
        src={photo.url}
        alt={t('match.alt', { home: homeTeam.name, away: awayTeam.name })}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        className="h-auto max-h-[80vh] w-full bg-raised object-contain"
      />
      {email !== null && (
        <figcaption className="px-4 py-2 text-sm text-ink-muted">
          <span>{t('match.report')}</span>{' '}
          <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
            {email}
          </a>
        </figcaption>
      )}
    </figure>
  );
}
