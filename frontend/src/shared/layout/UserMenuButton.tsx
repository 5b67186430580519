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
      aria-label={`${t('userMenu')}: ${user.username}`}
      {...props}
      className={buttonStyle({ variant: 'ghost', size: 'sm', className: 'min-h-11! px-1.5!' })}
    >
      <span className="grid size-7 place-items-center rounded-full bg-accent text-xs font-extrabold text-on-accent uppercase">
        {Array.from(user.username)[0]}
      </span>
      <span className="hidden max-w-32 truncate @[40rem]:inline lg:hidden xl:inline">
        {user.username}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
    </button>
  );
}
