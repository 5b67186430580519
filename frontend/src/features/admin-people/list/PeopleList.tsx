import { SearchX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card, EmptyState, useKeptFocus } from '../../../shared/ui';
import { ListTools } from './ListTools';
import type { Orderings } from './ordering';
import { ShowMore } from './ShowMore';
import { useListView } from './use-list-view';

interface Props<Item> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** What of an item the search reads. */
  textsOf: (item: Item) => readonly (string | null)[];
  searchHint: string;
  orderings: Orderings<Item>;
  /** Stands in where there are none. */
  empty: ReactNode;
  row: (item: Item) => ReactElement;
}

/** A list that can be searched, sorted, and shown page after page. */
export function PeopleList<Item extends { id: number }>(props: Props<Item>): ReactElement {
  const { label, items, textsOf, orderings, empty, row } = props;
  const { t } = useTranslation('adminPeople');
  const view = useListView(items, textsOf, orderings);
  const list = useKeptFocus(items.length);
  return (
    <section ref={list} tabIndex={-1} aria-label={label} className="outline-offset-8">
      {items.length === 0 && empty}
      {items.length > 0 && (
        <ListTools
          typed={view.typed}
          onSearch={view.search}
          placeholder={props.searchHint}
          orderings={orderings.map(({ id }) => id)}
          ordering={view.ordering}
          onOrder={view.order}
        />
      )}
      {items.length > 0 && view.found === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" className="size-7" />}
          title={t('noMatch')}
          action={
            <Button variant="secondary" onClick={() => view.search('')}>
              {t('clearSearch')}
            </Button>
          }
        />
      )}
      {view.found > 0 && (
        <Card>
          <ul className="divide-y">
            {view.shown.map((item) => (
              <li key={item.id}>{row(item)}</li>
            ))}
          </ul>
        </Card>
      )}
      {items.length > 0 && (
        <ShowMore shown={view.shown.length} total={view.found} onMore={view.showMore} />
      )}
    </section>
  );
}
