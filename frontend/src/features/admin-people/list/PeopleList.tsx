import type { UseMutationResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, Checkbox, EmptyState, useRestoredFocus, VisuallyHidden } from '@/shared/ui';
import { ListTools } from './ListTools';
import type { Orderings } from './ordering';
import { SelectionBar } from './SelectionBar';
import { ShowMore } from './ShowMore';
import { useListView } from './use-list-view';
import { useSelection } from './use-selection';

interface Props<Item> {
  /** The list's name for screen readers. */
  label: string;
  items: readonly Item[];
  /** The texts of an item that the search looks at. */
  textsOf: (item: Item) => readonly (string | null)[];
  searchHint: string;
  orderings: Orderings<Item>;
  empty: ReactNode;
  row: (item: Item) => ReactElement;
  /** Set where several items can be approved at once. */
  approval?: Approval<Item>;
}

export interface Approval<Item> {
  nameOf: (item: Item) => string;
  /** Returns the refused items, which stay ticked. */
  write: UseMutationResult<Item[], Error, readonly Item[]>;
}

export function PeopleList<Item extends { id: number }>(props: Props<Item>): ReactElement {
  const { label, items, textsOf, orderings, empty, row, approval } = props;
  const { t } = useTranslation('adminPeople');
  const view = useListView(items, textsOf, orderings);
  const selection = useSelection(view.found);
  const list = useRestoredFocus(items.length);
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
      {items.length > 0 && view.found.length === 0 && (
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
      {view.found.length > 0 && (
        <Card>
          {approval && view.shown.length > 1 && (
            <SelectionBar
              chosen={selection.chosen.length}
              shown={view.shown.length}
              found={view.found.length}
              pending={approval.write.isPending}
              onShown={(all) => selection.set(all ? view.shown : [])}
              onFound={() => selection.set(view.found)}
              onApprove={() =>
                approval.write.mutate(selection.chosen, { onSuccess: selection.set })
              }
            />
          )}
          <ul className="divide-y">
            {view.shown.map((item) => (
              <li key={item.id} className="flex">
                {approval && view.shown.length > 1 && (
                  <Checkbox
                    className="-mr-3 min-w-11 shrink-0 self-start pt-4 pl-4"
                    label={
                      <VisuallyHidden>
                        {t('select', { name: approval.nameOf(item) })}
                      </VisuallyHidden>
                    }
                    checked={selection.has(item)}
                    disabled={approval.write.isPending}
                    onChange={() => selection.toggle(item)}
                  />
                )}
                <div className="min-w-0 flex-1">{row(item)}</div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {items.length > 0 && (
        <ShowMore shown={view.shown.length} total={view.found.length} onMore={view.showMore} />
      )}
    </section>
  );
}
