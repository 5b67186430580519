import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, Select } from '@/shared/ui';
import type { Ordering } from './ordering';

type OrderingId = Ordering<never>['id'];

interface Props {
  typed: string;
  onSearch: (typed: string) => void;
  /** What can be searched for. */
  placeholder: string;
  orderings: readonly OrderingId[];
  ordering: OrderingId;
  onOrder: (id: string) => void;
}

export function ListTools(props: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <span className="relative min-w-0 grow basis-60">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
        />
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={props.placeholder}
          value={props.typed}
          onChange={({ target }) => props.onSearch(target.value)}
          className="pl-9"
        />
      </span>
      <span className="grow basis-44 sm:max-w-56">
        <Select
          aria-label={t('order')}
          value={props.ordering}
          onChange={({ target }) => props.onOrder(target.value)}
        >
          {props.orderings.map((id) => (
            <option key={id} value={id}>
              {t(`orderings.${id}`)}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
}
