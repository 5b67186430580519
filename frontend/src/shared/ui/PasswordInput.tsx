import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from './IconButton';
import { Input } from './Input';

/** Long passwords are often mistyped on phones, so they can be shown. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>): ReactElement {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <IconButton
        label={t(shown ? 'hidePassword' : 'showPassword')}
        className="absolute inset-y-0 right-0 text-ink-muted"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
