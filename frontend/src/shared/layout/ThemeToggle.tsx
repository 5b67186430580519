import { Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui/IconButton';
import { useTheme } from '@/shared/ui/theme-store';

export function ThemeToggle(): ReactElement {
  const { t } = useTranslation('layout');
  const { theme, toggle } = useTheme();
  return (
    <IconButton label={t(theme === 'dark' ? 'lightTheme' : 'darkTheme')} onClick={toggle}>
      {/* The server does not know the system's theme, so the style sheet chooses. */}
      <Sun aria-hidden="true" className="hidden size-5 [html[data-theme=dark]_&]:block" />
      <Moon aria-hidden="true" className="size-5 [html[data-theme=dark]_&]:hidden" />
    </IconButton>
  );
}
