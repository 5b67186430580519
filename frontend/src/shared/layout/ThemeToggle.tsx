import { Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useRenderedFrom } from '@/shared/page/page-data';
import { buttonStyle } from '@/shared/ui/button-style';
import { useTheme } from '@/shared/ui/theme-store';

/** The server does not know the system's theme: the style sheet chooses icon and name. */
export function ThemeToggle(): ReactElement {
  const { t } = useTranslation('layout');
  const { theme, toggle } = useTheme();
  const isRendered = useRenderedFrom() !== null;
  const label = isRendered ? undefined : t(theme === 'dark' ? 'lightTheme' : 'darkTheme');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toggle}
      className={buttonStyle({ variant: 'ghost', square: true })}
    >
      <span className="hidden [html[data-theme=dark]_&]:inline">
        <Sun aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('lightTheme')}</span>
      </span>
      <span className="[html[data-theme=dark]_&]:hidden">
        <Moon aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('darkTheme')}</span>
      </span>
    </button>
  );
}
