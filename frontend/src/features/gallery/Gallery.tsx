import type { GalleryImage, SessionUser } from '@kolo/domain';
import { Images } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, Skeleton, useRestoredFocus } from '@/shared/ui';
import { GalleryGrid } from './GalleryGrid';
import { PictureView } from './PictureView';
import { useGallery } from './use-gallery';
import { useShownPicture } from './use-shown-picture';

export function Gallery({ user }: { user: SessionUser | null }): ReactElement {
  const { t } = useTranslation('gallery');
  const gallery = useGallery();
  const list = useRestoredFocus(gallery.data?.length ?? 0);
  return (
    <section ref={list} tabIndex={-1} aria-label={t('title')} className="outline-offset-8">
      <Loaded query={gallery} errorTitle={t('loadFailed')} loading={<LoadingGallery />}>
        {(pictures) =>
          pictures.length === 0 ? (
            <EmptyState
              icon={<Images aria-hidden="true" className="size-7" />}
              title={t('empty')}
              description={t(user?.role === 'admin' ? 'emptyAdmin' : 'emptyVisitor')}
            />
          ) : (
            <Pictures pictures={pictures} user={user} />
          )
        }
      </Loaded>
    </section>
  );
}

interface Props {
  pictures: readonly GalleryImage[];
  user: SessionUser | null;
}

function Pictures({ pictures, user }: Props): ReactElement {
  const { shownId, open, turnTo, close } = useShownPicture();
  const shown = pictures.find(({ id }) => id === shownId);
  return (
    <>
      <GalleryGrid pictures={pictures} onOpen={({ id }) => open(id)} />
      {shown !== undefined && (
        <PictureView
          pictures={pictures}
          picture={shown}
          mayDelete={user !== null && (user.role === 'admin' || user.id === shown.uploadedBy)}
          onShow={({ id }) => turnTo(id)}
          onClose={close}
        />
      )}
    </>
  );
}

function LoadingGallery(): ReactElement {
  const { t } = useTranslation('gallery');
  return (
    <div role="status">
      <p className="mb-4 text-sm text-ink-muted">{t('loading')}</p>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {['one', 'two', 'three'].map((key) => (
          <Skeleton key={key} className="aspect-4/3 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}
