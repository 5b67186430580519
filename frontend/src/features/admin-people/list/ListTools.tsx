import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Select } from '@/shared/ui';
import type { Ordering } from './ordering';
import { SearchField } from './SearchField';

type OrderingId = Ordering<never>['id'];

interface Props {
  typed: string;
  onSearch: (typed: string) => void;
  /** The subject of the search. */
  placeholder: string;
  orderings: readonly OrderingId[];
  ordering: OrderingId;
  onOrder: (id: string) => void;
}

export function ListTools(props: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <SearchField
        typed={props.typed}
        onType={props.onSearch}
        placeholder={props.placeholder}
        className="min-w-0 grow basis-60"
      />
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
