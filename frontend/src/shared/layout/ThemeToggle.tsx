import { Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui/IconButton';
import { useTheme } from '@/shared/ui/theme-store';

export function ThemeToggle(): ReactElement {
  const { t } = useTranslation('layout');
  const { theme, toggle } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton label={t(theme === 'dark' ? 'lightTheme' : 'darkTheme')} onClick={toggle}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
