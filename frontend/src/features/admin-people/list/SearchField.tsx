import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Input } from '@/shared/ui';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  placeholder: string;
  maxLength?: number;
  className: string;
}

export function SearchField(props: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  return (
    <span className={`relative ${props.className}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
      />
      <Input
        type="search"
        aria-label={t('search')}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        value={props.typed}
        onChange={({ target }) => props.onType(target.value)}
        className="pl-9"
      />
    </span>
  );
}
