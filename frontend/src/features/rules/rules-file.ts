import { limits, rulesKinds } from '@kolo/domain';
import type { TFunction } from '@/shared/i18n/text-keys';

/** For the file chooser; the server checks the file's content. */
export const rulesEndings = rulesKinds.map((kind) => `.${kind}`).join();

/** `pravila-lige-2026-05-24.docx` → `DOCX`. */
export const formatOf = (name: string): string => endingOf(name).toUpperCase();

/** The rule for a file that can be published. */
export function fileRule(t: TFunction<'rules'>): (files: FileList | null) => true | string {
  return (files) => {
    const file = files?.item(0);
    if (!file) return t('admin.fileMissing');
    if (!rulesKinds.some((kind) => kind === endingOf(file.name))) return t('admin.fileType');
    if (file.size > limits.rulesDocumentBytes) return t('admin.fileTooLarge');
    return file.size > 0 || t('admin.fileEmpty');
  };
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
