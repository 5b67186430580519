import type { ReactElement } from 'react';
import { AddPicture } from '@/features/gallery/AddPicture';
import { Gallery } from '@/features/gallery/Gallery';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Page, PageHeader } from '@/shared/ui';

export function GalleryPage(): ReactElement {
  const { t } = useTranslation('gallery');
  const user = useUser();
  const add = user?.role === 'admin' ? <AddPicture /> : undefined;
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={t('lead')} aside={add} />
      <Gallery user={user} />
    </Page>
  );
}
