import { formatDate } from '@/shared/i18n/format-date';
import { i18n } from '@/shared/i18n/i18n';
import { siteOrigin } from '@/shared/site-address/site-origin';

/** The footer of printed pages: title, address and date (print.css). */
export function setPrintFooter(): void {
  window.addEventListener('beforeprint', () => {
    const { style } = document.documentElement;
    const { pathname, search } = window.location;
    const words = {
      '--print-title': document.title,
      '--print-address': decodeURI(siteOrigin() + pathname + search),
      '--print-date': formatDate(new Date(), i18n.language),
    };
    for (const [name, text] of Object.entries(words)) style.setProperty(name, JSON.stringify(text));
  });
}
