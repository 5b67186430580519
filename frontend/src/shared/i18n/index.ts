export {
  formatDate,
  formatDateTime,
  formatRelativeDay,
  formatTime,
  type Instant,
} from './format-date';
export { i18n } from './i18n';
export { type Language, languages, toLanguage } from './language';
export type { Translation } from './translation';
export { type Format, useFormat } from './use-format';
export { useLanguage } from './use-language';
export { usePackageName } from './use-package-name';
