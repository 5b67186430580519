import type { GalleryImage } from '@kolo/domain';
import { ImageOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** As large as fits, or a sentence where it was deleted or does not load. */
export function WholePicture({ picture }: { picture: GalleryImage }): ReactElement {
  const { t } = useTranslation('gallery');
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <p
        role="alert"
        className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-8 text-center text-sm text-white"
      >
        <ImageOff aria-hidden="true" className="size-9" />
        {t('notShown')}
      </p>
    );
  return (
    <img
      src={picture.webPath}
      alt={picture.title}
      width={picture.width}
      height={picture.height}
      draggable={false}
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full object-contain"
    />
  );
}
