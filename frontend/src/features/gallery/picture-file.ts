import { galleryLimits, galleryTypes } from '@kolo/domain';
import type { TFunction } from 'i18next';

/** What the file chooser offers; the server looks into the file itself. */
export const pictureTypes = [...galleryTypes, '.jpg', '.jpeg', '.png'].join();

/** What is wrong with a chosen file; undefined where nothing is. */
export function pictureFault(file: File, t: TFunction<'gallery'>): string | undefined {
  if (!galleryTypes.some((type) => type === file.type)) return t('fileType');
  if (file.size > galleryLimits.bytes) return t('fileTooLarge');
  return file.size > 0 ? undefined : t('fileEmpty');
}

/** `Finale 2026.jpg` → `Finale 2026`; nothing of a name that is only an ending. */
export const titleOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, galleryLimits.title);
