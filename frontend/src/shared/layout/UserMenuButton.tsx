import type { SessionUser } from '@kolo/domain';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { buttonStyle } from '@/shared/ui/button-style';

interface Props extends ComponentProps<'button'> {
  user: SessionUser;
}

export function UserMenuButton({ user, ...props }: Props): ReactElement {
  const { t } = useTranslation('layout');
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={buttonStyle({ variant: 'ghost', size: 'sm', className: 'min-h-11! px-1.5!' })}
    >
      <span className="sr-only">{t('userMenu')}: </span>
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-accent text-xs font-extrabold text-on-accent uppercase"
      >
        {Array.from(user.username)[0]}
      </span>
      <span className="sr-only @[40rem]:max-lg:not-sr-only xl:not-sr-only">
        <span className="block max-w-32 truncate">{user.username}</span>
      </span>
      <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
    </button>
  );
}
