import { galleryLimits, galleryTypes } from '@kolo/domain';
import type { TFunction } from '@/shared/i18n/text-keys';

/** For the file chooser; the server checks the file's content. */
export const pictureTypes = [...galleryTypes, '.jpg', '.jpeg', '.png'].join();

/** The problem with a chosen file; undefined where there is none. */
export function pictureFault(file: File, t: TFunction<'gallery'>): string | undefined {
  if (!galleryTypes.some((type) => type === file.type)) return t('fileType');
  if (file.size > galleryLimits.bytes) return t('fileTooLarge');
  return file.size > 0 ? undefined : t('fileEmpty');
}

/** `Finale 2026.jpg` → `Finale 2026`; empty for a name that is only an extension. */
export const titleOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, galleryLimits.title);
